import { pagoda } from '../buildings.ts';
import { mix } from '../colour.ts';
import { drawFirs } from '../plants/firs.ts';
import { heightAt, peakBetween, type RidgeKind } from '../ridge.ts';
import { drawClouds } from '../sky.ts';
import { air, birds } from './air.ts';
import { headland } from './grounds.ts';
import { type Depth, layer, mist } from './layers.ts';
import { type DrawScene, ink, lamp } from './scene.ts';

/** Peaks over a sea of clouds, a pagoda on the near hill. */
export const drawCloudSea: DrawScene = (scene) => {
  const { canvas, random, colours, orb } = scene;
  const { width, height } = canvas;
  drawClouds(canvas, random, colours, 3, height * 0.3);
  const rows: [Depth, number, number, RidgeKind][] = [
    [0, 0.66, 0.3, 'range'],
    [1, 0.78, 0.36, 'karst'],
    [2, 0.9, 0.3, 'range'],
  ];
  for (const [depth, base, tall, kind] of rows) {
    layer(scene, {
      kind,
      depth,
      base: height * base,
      height: height * tall,
      frequency: kind === 'karst' ? 3 : 2.2,
      fogginess: 1,
    });
    mist(scene, height * base - 12, 0.85, 7);
  }
  birds(scene);
  const side = orb.x < width / 2 ? 1 : -1;
  const hill = headland(scene, side);
  const left = side > 0 ? width * 0.7 : width * 0.14;
  const top = peakBetween(hill, left, left + width * 0.16);
  canvas.add(pagoda(top, heightAt(hill, top) + 6, 268, ink(scene), lamp(scene)));
  const around = mix(colours.ridges[3], colours.ridges[4], 0.6);
  const [from, to] = side > 0 ? [width * 0.6, width] : [0, width * 0.4];
  drawFirs(canvas, random, hill, around, 62, 1, from, to);
  mist(scene, height * 0.98, 0.55, 4);
  air(scene);
};
