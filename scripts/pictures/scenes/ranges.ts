import { mix } from '../colour.ts';
import { drawFirs } from '../plants/firs.ts';
import { drawClouds } from '../sky.ts';
import { birds } from './air.ts';
import { bambooEdge } from './bambooEdge.ts';
import { layer, mist } from './layers.ts';
import { type DrawScene, ink } from './scene.ts';

/** Ridge behind ridge, firs on the near ones. */
export const drawRanges: DrawScene = (scene) => {
  const { canvas, random, colours } = scene;
  const { height } = canvas;
  drawClouds(canvas, random, colours, 5, height * 0.34);
  birds(scene);
  layer(scene, {
    kind: 'range',
    depth: 0,
    base: height * 0.58,
    height: height * 0.34,
    frequency: 2.4,
  });
  mist(scene, height * 0.57, 0.6);
  layer(scene, {
    kind: 'range',
    depth: 1,
    base: height * 0.68,
    height: height * 0.31,
    frequency: 3,
  });
  mist(scene, height * 0.67, 0.5);
  const third = layer(scene, {
    kind: 'range',
    depth: 2,
    base: height * 0.8,
    height: height * 0.27,
    frequency: 3.6,
  });
  if (scene.name !== 'bamboo') {
    drawFirs(canvas, random, third, mix(colours.ridges[2], colours.ridges[3], 0.4), 22, 0.8);
  }
  mist(scene, height * 0.79, 0.42);
  const fourth = layer(scene, {
    kind: 'hill',
    depth: 3,
    base: height * 0.93,
    height: height * 0.16,
    frequency: 2.2,
  });
  drawFirs(canvas, random, fourth, colours.ridges[3], 46, 1.2);
  mist(scene, height * 0.93, 0.25, 4);
  const fifth = layer(scene, {
    kind: 'hill',
    depth: 4,
    base: height * 1.02,
    height: height * 0.13,
    frequency: 2.4,
  });
  drawFirs(canvas, random, fifth, ink(scene), 104, 0.8);
  if (scene.name === 'bamboo') bambooEdge(scene, random() < 0.5 ? -1 : 1, 4);
};
