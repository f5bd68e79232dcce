import { type BoatKind, boat } from '../boats.ts';
import { drawLotus } from '../plants/lotus.ts';
import { between, pick } from '../random.ts';
import { drawClouds } from '../sky.ts';
import { drawWater } from '../water.ts';
import { air, birds } from './air.ts';
import { shore } from './grounds.ts';
import { layer, mist } from './layers.ts';
import { type DrawScene, hull, lamp } from './scene.ts';

/** A wide lake with a boat, a bank with reeds in one corner. */
export const drawLake: DrawScene = (scene) => {
  const { canvas, random, colours, orb } = scene;
  const { width, height } = canvas;
  const level = height * between(random, 0.6, 0.66);
  drawClouds(canvas, random, colours, 6, height * 0.4);
  birds(scene);
  const far = layer(scene, {
    kind: 'range',
    depth: 0,
    base: level + 6,
    height: height * 0.32,
    frequency: 2.2,
  });
  mist(scene, level - 40, 0.55);
  const middle = layer(scene, {
    kind: 'range',
    depth: 1,
    base: level + 24,
    height: height * 0.22,
    frequency: 2.6,
  });
  mist(scene, level - 16, 0.5);
  drawWater(
    canvas,
    random,
    colours,
    level,
    [
      { ridge: far, colour: colours.ridges[0] },
      { ridge: middle, colour: colours.ridges[1] },
    ],
    orb,
  );
  const kind: BoatKind = pick(random, ['awning', 'sail', 'awning']);
  const side = orb.x < width / 2 ? 1 : -1;
  const boatX = width * (0.5 + side * between(random, 0.08, 0.22));
  canvas.add(boat(kind, boatX, level + height * 0.15, 62, hull(scene), lamp(scene)));
  shore(scene, -side, height);
  if (scene.name === 'noon' || scene.name === 'bamboo') {
    const from = side < 0 ? 0 : width * 0.62;
    drawLotus(canvas, random, colours.ridges[3], '#e58a9c', from, from + width * 0.38);
  }
  air(scene);
};
