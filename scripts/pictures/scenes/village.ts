import { boat } from '../boats.ts';
import { bridge } from '../buildings.ts';
import { mix } from '../colour.ts';
import { drawGrove } from '../plants/grove.ts';
import { drawWillow } from '../plants/willow.ts';
import { drawClouds } from '../sky.ts';
import { drawWater } from '../water.ts';
import { drawLights } from '../weather.ts';
import { air, birds } from './air.ts';
import { islet } from './grounds.ts';
import { houses } from './houses.ts';
import { layer, mist } from './layers.ts';
import { type DrawScene, hull, ink, lamp, leaves } from './scene.ts';

/** Houses by the water, a stone bridge, a boat. */
export const drawVillage: DrawScene = (scene) => {
  const { canvas, random, colours, orb } = scene;
  const { width, height } = canvas;
  const level = height * 0.78;
  drawClouds(canvas, random, colours, 5, height * 0.36);
  birds(scene);
  layer(scene, {
    kind: 'range',
    depth: 0,
    base: height * 0.62,
    height: height * 0.38,
    frequency: 2,
  });
  mist(scene, height * 0.6, 0.6);
  layer(scene, {
    kind: 'range',
    depth: 1,
    base: height * 0.72,
    height: height * 0.28,
    frequency: 2.7,
  });
  mist(scene, height * 0.7, 0.55);
  const bank = layer(scene, {
    kind: 'hill',
    depth: 2,
    base: level + 10,
    height: height * 0.12,
    frequency: 1.6,
  });
  const leafage = leaves(scene);
  drawGrove(canvas, random, bank, leafage, 62, 0, width * 0.2);
  houses(scene, bank, 5, 46);
  drawGrove(canvas, random, bank, leafage, 56, width * 0.78, width);
  mist(scene, level - 8, 0.3, 4);
  drawWater(canvas, random, colours, level, [{ ridge: bank, colour: colours.ridges[2] }], orb);
  const side = orb.x < width / 2 ? -1 : 1;
  const middle = width * (0.5 + side * 0.2);
  const deck = level + height * 0.1;
  const span = bridge(middle - 300, middle + 300, deck, 92, ink(scene));
  canvas.add(
    `<g opacity=".3" transform="translate(0 ${deck * 1.62}) scale(1 -.62)">${span}</g>${span}`,
  );
  for (const end of [-1, 1]) islet(scene, middle + end * 352, deck, 150, leafage);
  canvas.add(
    boat(
      'awning',
      width * (0.5 - side * 0.22),
      level + height * 0.11,
      50,
      hull(scene),
      lamp(scene),
    ),
  );
  if (colours.dark) drawLights(canvas, random, '#ffcf8a', 14, level + 24, height * 0.97, 2);
  if (scene.name === 'noon' || scene.name === 'dawn' || scene.name === 'bamboo') {
    drawWillow(canvas, random, -side, mix(colours.ridges[2], '#5f8a45', 0.62), 10);
  }
  air(scene);
};
