import { mix } from '../colour.ts';
import { drawRidge } from '../land.ts';
import { drawGrove } from '../plants/grove.ts';
import { drawReeds } from '../plants/reeds.ts';
import { makeRidge, type Ridge } from '../ridge.ts';
import { ink, type Scene } from './scene.ts';

/** A dark bank in one lower corner, with reeds. */
export function shore(scene: Scene, side: number, height: number): void {
  const { canvas, random } = scene;
  const { width } = canvas;
  const x = side < 0 ? width * 0.1 : width * 0.9;
  const tip = side < 0 ? width * 0.42 : width * 0.58;
  const edge = side < 0 ? -10 : width + 10;
  canvas.add(
    `<path d="M${edge} ${height * 0.9}Q${x} ${height * 0.885} ${(x + tip) / 2} ${height * 0.95}` +
      `Q${tip - side * -40} ${height * 0.985} ${tip} ${height + 4}L${edge} ${height + 4}Z"` +
      ` fill="${ink(scene)}"/>`,
  );
  drawReeds(canvas, random, x, width * 0.13, ink(scene), height * 0.27);
}

/** A white bank in one lower corner, with dry reeds. */
export function snowBank(scene: Scene, side: number): void {
  const { canvas, random, colours } = scene;
  const { width, height } = canvas;
  const edge = side < 0 ? -10 : width + 10;
  const tip = width * (0.5 + side * 0.1);
  canvas.add(
    `<path d="M${edge} ${height * 0.86}Q${width * (0.5 + side * 0.3)} ${height * 0.87} ${tip} ` +
      `${height + 4}L${edge} ${height + 4}Z" ` +
      `fill="${mix(colours.light, colours.ridges[0], 0.25)}"/>`,
  );
  drawReeds(
    canvas,
    random,
    width * (0.5 + side * 0.38),
    width * 0.1,
    colours.ridges[3],
    height * 0.24,
  );
}

/** A dark cliff rising to one side; `share` of the width it takes. */
export function cliffAt(scene: Scene, side: number, share: number): Ridge {
  const { canvas, random, colours } = scene;
  const { width, height } = canvas;
  const rough = makeRidge(random, { kind: 'range', width, base: 0, height: 60, frequency: 5 });
  const heights = rough.heights.map((wear, index) => {
    const t = (index * rough.step) / width;
    const inward = side > 0 ? (t - (1 - share)) / share : (share - t) / share;
    const rise = Math.max(0, Math.min(1, inward));
    const step = rise < 0.3 ? rise * 1.5 : 0.45 + (rise - 0.3) * 0.42;
    return height * 1.06 - step * height * 0.66 + wear * Math.min(1, rise * 3);
  });
  const ridge = { step: rough.step, heights };
  drawRidge(canvas, random, ridge, {
    colour: colours.ridges[4],
    fog: colours.mist,
    fogginess: 0.5,
    feet: height * 1.05,
    floor: height + 10,
    rim: { colour: mix(colours.ridges[4], colours.light, 0.28), width: -side * 4 },
    folds: 0.3,
  });
  return ridge;
}

/** Low dark land coming in from one side over the water. */
export function headland(scene: Scene, side: number): Ridge {
  const { canvas, random, colours } = scene;
  const { width, height } = canvas;
  const rough = makeRidge(random, { kind: 'hill', width, base: 0, height: 26, frequency: 6 });
  const heights = rough.heights.map((wear, index) => {
    const t = (index * rough.step) / width;
    const inward = side > 0 ? (t - 0.5) / 0.5 : (0.5 - t) / 0.5;
    const rise = Math.max(0, Math.min(1, inward + 0.04));
    const swell = rise * rise * (3 - 2 * rise);
    return height * 1.02 - swell * height * 0.3 + wear * rise;
  });
  const ridge = { step: rough.step, heights };
  drawRidge(canvas, random, ridge, {
    colour: colours.ridges[4],
    fog: mix(colours.ridges[4], colours.ridges[3], 0.6),
    fogginess: 0.8,
    feet: height,
    floor: height + 10,
    rim: { colour: mix(colours.ridges[4], colours.light, 0.24), width: -side * 3 },
  });
  return ridge;
}

/** A little flat land in the water with a tree or two on it. */
export function islet(scene: Scene, x: number, y: number, half: number, leafage: string[]): void {
  const { canvas, random } = scene;
  const flat = { step: 4, heights: new Array<number>(canvas.width / 4 + 1).fill(y - 8) };
  drawGrove(canvas, random, flat, leafage, 74, x - half * 0.5, x + half * 0.5);
  canvas.add(
    `<path d="M${x - half} ${y + 5}Q${x - half * 0.6} ${y - 13} ${x} ${y - 13}` +
      `Q${x + half * 0.6} ${y - 13} ${x + half} ${y + 5}Q${x} ${y + 15} ${x - half} ${y + 5}Z"` +
      ` fill="${ink(scene)}"/>`,
  );
}
