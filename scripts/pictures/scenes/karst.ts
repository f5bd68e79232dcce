import { boat } from '../boats.ts';
import { drawReeds } from '../plants/reeds.ts';
import { between } from '../random.ts';
import type { Ridge } from '../ridge.ts';
import { drawClouds } from '../sky.ts';
import { drawWater } from '../water.ts';
import { air, birds } from './air.ts';
import { bambooEdge } from './bambooEdge.ts';
import { snowBank } from './grounds.ts';
import { type Depth, layer, mist } from './layers.ts';
import { type DrawScene, hull, ink, lamp } from './scene.ts';

/** The steep hills of Guilin over a river, a man fishing. */
export const drawKarst: DrawScene = (scene) => {
  const { canvas, random, colours, orb } = scene;
  const { width, height } = canvas;
  const level = height * between(random, 0.66, 0.72);
  drawClouds(canvas, random, colours, 4, height * 0.36);
  const hills: { ridge: Ridge; colour: string }[] = [];
  const rows: [Depth, number, number][] = [
    [0, 0.46, 3.4],
    [1, 0.38, 4],
    [2, 0.26, 4.4],
  ];
  for (const [depth, tall, frequency] of rows) {
    const ridge = layer(scene, {
      kind: 'karst',
      depth,
      base: level + 8,
      height: height * tall,
      frequency,
      fogginess: 0.85,
    });
    hills.push({ ridge, colour: colours.ridges[depth] });
    mist(scene, level - 20, 0.5, 5);
  }
  birds(scene);
  drawWater(canvas, random, colours, level, hills, orb);
  const side = orb.x < width / 2 ? 1 : -1;
  const boatX = width * (0.5 + side * between(random, 0.04, 0.2));
  canvas.add(boat('fisher', boatX, level + height * 0.13, 58, hull(scene), lamp(scene)));
  if (scene.name === 'bamboo') bambooEdge(scene, -side, 5);
  else if (scene.name === 'snow') snowBank(scene, -side);
  else
    drawReeds(canvas, random, width * (0.5 - side * 0.4), width * 0.12, ink(scene), height * 0.3);
  air(scene);
};
