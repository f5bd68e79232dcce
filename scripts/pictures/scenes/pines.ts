import { mix } from '../colour.ts';
import { drawOldPine } from '../plants/oldPine.ts';
import { heightAt } from '../ridge.ts';
import { drawClouds } from '../sky.ts';
import { drawCrane, drawLights } from '../weather.ts';
import { air } from './air.ts';
import { cliffAt } from './grounds.ts';
import { layer, mist } from './layers.ts';
import { type DrawScene, ink } from './scene.ts';

/** Old pines on a cliff, cranes over the mist. */
export const drawPines: DrawScene = (scene) => {
  const { canvas, random, colours, orb } = scene;
  const { width, height } = canvas;
  drawClouds(canvas, random, colours, 4, height * 0.4);
  layer(scene, {
    kind: 'karst',
    depth: 0,
    base: height * 0.72,
    height: height * 0.4,
    frequency: 3.2,
    fogginess: 0.9,
  });
  mist(scene, height * 0.66, 0.7, 6);
  layer(scene, {
    kind: 'range',
    depth: 1,
    base: height * 0.82,
    height: height * 0.34,
    frequency: 2.2,
    fogginess: 0.9,
  });
  mist(scene, height * 0.78, 0.7, 6);
  const side = orb.x < width / 2 ? 1 : -1;
  if (scene.name !== 'night') {
    const white = colours.dark ? mix('#ffffff', colours.mist, 0.2) : '#ffffff';
    const flightX = width * (0.5 - side * 0.05);
    for (const [dx, dy, size] of [
      [0, 0, 54],
      [-110, 62, 40],
      [70, 96, 34],
    ] as const) {
      const x = flightX + dx * side;
      drawCrane(
        canvas,
        x,
        height * 0.34 + dy,
        size,
        -side,
        white,
        colours.ridges[4],
        colours.accent,
      );
    }
  }
  const cliff = cliffAt(scene, side, 0.5);
  for (const [at, tall, bend] of [
    [0.86, 250, -side],
    [0.76, 190, -side],
    [0.95, 170, side],
  ] as const) {
    const x = width * (0.5 + side * (at - 0.5));
    const y = heightAt(cliff, x);
    const needles = mix(colours.ridges[3], colours.ridges[scene.name === 'night' ? 1 : 4], 0.3);
    drawOldPine(canvas, random, x, y, tall, bend, ink(scene), needles);
  }
  mist(scene, height * 0.95, 0.55, 6);
  if (scene.name === 'night')
    drawLights(canvas, random, '#ffe9a8', 16, height * 0.55, height * 0.95, 2);
  air(scene);
};
