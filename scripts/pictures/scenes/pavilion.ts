import { pavilion } from '../buildings.ts';
import { drawGrove } from '../plants/grove.ts';
import { drawReeds } from '../plants/reeds.ts';
import { heightAt } from '../ridge.ts';
import { drawClouds } from '../sky.ts';
import { drawWater } from '../water.ts';
import { drawLights } from '../weather.ts';
import { air, birds } from './air.ts';
import { headland } from './grounds.ts';
import { layer, mist } from './layers.ts';
import { type DrawScene, ink, lamp, leaves } from './scene.ts';

/** A pavilion on a headland, a mountain across the water. */
export const drawPavilion: DrawScene = (scene) => {
  const { canvas, random, colours, orb } = scene;
  const { width, height } = canvas;
  const level = height * 0.7;
  drawClouds(canvas, random, colours, 6, height * 0.42);
  birds(scene);
  const far = layer(scene, {
    kind: 'summit',
    depth: 0,
    base: level + 4,
    height: height * 0.42,
    frequency: 2.6,
  });
  mist(scene, level - 46, 0.6);
  const middle = layer(scene, {
    kind: 'range',
    depth: 1,
    base: level + 12,
    height: height * 0.17,
    frequency: 3,
  });
  mist(scene, level - 14, 0.5);
  const hills = [
    { ridge: far, colour: colours.ridges[0] },
    { ridge: middle, colour: colours.ridges[1] },
  ];
  drawWater(canvas, random, colours, level, hills, orb);
  const side = orb.x < width / 2 ? 1 : -1;
  const at = (share: number) => width * (0.5 + side * share);
  const land = headland(scene, side);
  const x = at(0.3);
  const leafage = leaves(scene);
  const grove = (near: number, far: number, tall: number) => {
    const [from, to] = side > 0 ? [at(near), at(far)] : [at(far), at(near)];
    drawGrove(canvas, random, land, leafage, tall, from, to);
  };
  grove(0.35, 0.52, 96);
  canvas.add(pavilion(x, heightAt(land, x) - 14, 78, ink(scene), lamp(scene)));
  grove(0.16, 0.24, 56);
  drawReeds(canvas, random, at(0.05), width * 0.1, ink(scene), height * 0.16);
  if (scene.name === 'night' || scene.name === 'dusk') {
    drawLights(canvas, random, '#ffcf8a', 12, level + 30, height * 0.93, 2.2);
  }
  air(scene);
};
