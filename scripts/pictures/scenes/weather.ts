import { mix } from '../colour.ts';
import { drawFirs } from '../plants/firs.ts';
import { drawClouds, drawMilkyWay, drawShootingStar } from '../sky.ts';
import { drawRain, drawSnowfall } from '../weather.ts';
import { air, birds } from './air.ts';
import { houses } from './houses.ts';
import { layer, mist } from './layers.ts';
import { type DrawScene, isRainy } from './scene.ts';

/** One mountain and a hamlet in the weather of the season, or under the stars. */
export const drawWeather: DrawScene = (scene) => {
  const { canvas, random, colours, name } = scene;
  const { height } = canvas;
  if (isRainy(name)) mist(scene, height * 0.12, 0.5, 9);
  if (name === 'night') {
    drawMilkyWay(canvas, random, colours);
    drawShootingStar(canvas, random);
  } else {
    drawClouds(canvas, random, colours, 8, height * 0.42);
  }
  if (name === 'autumn') birds(scene);
  layer(scene, {
    kind: 'summit',
    depth: 0,
    base: height * 0.66,
    height: height * 0.42,
    frequency: 2.8,
    fogginess: 0.85,
  });
  mist(scene, height * 0.63, 0.65, 6);
  layer(scene, {
    kind: 'range',
    depth: 1,
    base: height * 0.76,
    height: height * 0.26,
    frequency: 2.6,
    fogginess: 0.8,
  });
  mist(scene, height * 0.74, 0.65, 6);
  const third = layer(scene, {
    kind: 'hill',
    depth: 2,
    base: height * 0.88,
    height: height * 0.17,
    frequency: 2,
  });
  drawFirs(canvas, random, third, mix(colours.ridges[2], colours.ridges[3], 0.5), 34, 0.8);
  mist(scene, height * 0.87, 0.5, 6);
  const near = layer(scene, {
    kind: 'hill',
    depth: 3,
    base: height * 0.98,
    height: height * 0.14,
    frequency: 1.7,
  });
  houses(scene, near, 3, 52);
  drawFirs(canvas, random, near, mix(colours.ridges[3], colours.ridges[4], 0.5), 74, 0.55);
  if (isRainy(name)) {
    drawRain(canvas, random, colours.dark ? '#e9dcea' : '#ffffff', 0.34);
    if (!colours.dark) drawRain(canvas, random, colours.ridges[2], 0.16);
  }
  air(scene);
  if (name === 'snow') drawSnowfall(canvas, random, 70);
};
