import { type BoatKind, boat } from './boats.ts';
import { bridge, cottage, pagoda, pavilion } from './buildings.ts';
import { mix } from './colour.ts';
import { drawMist, drawRidge } from './land.ts';
import type { Palette, PaletteName } from './palettes.ts';
import {
  type BranchKind,
  drawBamboo,
  drawBambooLeaves,
  drawBranch,
  drawFirs,
  drawGrove,
  drawLotus,
  drawOldPine,
  drawReeds,
  drawWillow,
} from './plants.ts';
import { between, pick, type Random } from './random.ts';
import { heightAt, makeRidge, peakBetween, type Ridge, type RidgeKind } from './ridge.ts';
import { drawClouds, drawMilkyWay, drawShootingStar, type Orb } from './sky.ts';
import type { Canvas } from './svg.ts';
import { drawWater } from './water.ts';
import { drawBirds, drawCrane, drawDrift, drawLights, drawRain, drawSnowfall } from './weather.ts';

/** What every scene is given: a canvas with its sky drawn. */
export interface Scene {
  canvas: Canvas;
  random: Random;
  name: PaletteName;
  colours: Palette;
  orb: Orb;
}

type DrawScene = (scene: Scene) => void;

/** Layer 0 (far) to 4 (near). */
type Depth = 0 | 1 | 2 | 3 | 4;

interface LayerOptions {
  kind: RidgeKind;
  depth: Depth;
  base: number;
  height: number;
  frequency: number;
  fogginess?: number;
  folds?: number;
}

/** One ridge in the colour of its depth, lit from the side of the sun or moon. */
function layer(scene: Scene, options: LayerOptions): Ridge {
  const { canvas, random, colours, orb } = scene;
  const { kind, depth, base, height, frequency } = options;
  const ridge = makeRidge(random, { kind, width: canvas.width, base, height, frequency });
  const colour = colours.ridges[depth];
  const from = orb.x < canvas.width / 2 ? 1 : -1;
  drawRidge(canvas, random, ridge, {
    colour,
    fog: depth === 4 ? mix(colour, '#000000', 0.25) : colours.mist,
    fogginess: options.fogginess ?? [0.72, 0.66, 0.56, 0.42, 0.5][depth] ?? 0.5,
    feet: Math.min(canvas.height, base + height * 0.1 + 70),
    floor: canvas.height + 10,
    rim:
      kind === 'hill' && depth > 3
        ? undefined
        : { colour: mix(colour, colours.light, colours.dark ? 0.22 : 0.3), width: from * 3.5 },
    folds: options.folds ?? (kind === 'hill' ? 0 : [0.1, 0.14, 0.2, 0.26, 0.3][depth]),
  });
  return ridge;
}

function mist(scene: Scene, y: number, strength: number, count = 6): void {
  const dim = scene.colours.dark ? 0.6 : 1;
  drawMist(scene.canvas, scene.random, scene.colours.mist, y, strength * dim, count);
}

function ink(scene: Scene): string {
  return scene.colours.ridges[4];
}

/** Boats; at night they need more light than the banks to be seen on the water. */
function hull(scene: Scene): string {
  return scene.name === 'night' ? mix(scene.colours.ridges[0], '#0b1020', 0.25) : ink(scene);
}

function lamp(scene: Scene): string | undefined {
  return scene.colours.dark ? '#ffc978' : undefined;
}

function birds(scene: Scene): void {
  if (scene.name === 'night') return;
  const { canvas, random, colours } = scene;
  const formation = scene.name === 'autumn' || scene.name === 'dusk' ? 'wedge' : 'flock';
  const x = canvas.width * between(random, 0.25, 0.6);
  const y = canvas.height * between(random, 0.14, 0.28);
  drawBirds(canvas, random, colours.ridges[3], formation, x, y);
}

/** What the season puts into the air. */
function air(scene: Scene): void {
  const { canvas, random, colours } = scene;
  if (scene.name === 'snow') drawSnowfall(canvas, random, 80);
  if (scene.name === 'autumn') {
    drawDrift(canvas, random, [colours.accent, '#e08a3c', colours.ridges[2]], 15, 8);
  }
  if (scene.name === 'dawn') drawDrift(canvas, random, ['#f7c5cf', '#f3a9ba'], 12, 6);
}

const drawRanges: DrawScene = (scene) => {
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

const drawLake: DrawScene = (scene) => {
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

/** A dark bank in one lower corner, with reeds. */
function shore(scene: Scene, side: number, height: number): void {
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

const drawKarst: DrawScene = (scene) => {
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

function snowBank(scene: Scene, side: number): void {
  const { canvas, random, colours } = scene;
  const { width, height } = canvas;
  const edge = side < 0 ? -10 : width + 10;
  const tip = width * (0.5 + side * 0.1);
  canvas.add(
    `<path d="M${edge} ${height * 0.86}Q${width * (0.5 + side * 0.3)} ${height * 0.87} ${tip} ` +
      `${height + 4}L${edge} ${height + 4}Z" fill="${mix(colours.light, colours.ridges[0], 0.25)}"/>`,
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

const drawPines: DrawScene = (scene) => {
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

/** A dark cliff rising to one side; `share` of the width it takes. */
function cliffAt(scene: Scene, side: number, share: number): Ridge {
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

const drawPavilion: DrawScene = (scene) => {
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

/** The leaves of the season for near trees. */
function leaves(scene: Scene): string[] {
  const { colours } = scene;
  const near = mix(colours.ridges[3], colours.ridges[4], 0.4);
  if (scene.name === 'autumn') return [colours.accent, '#d2691e', '#e39b3b', '#8f3a22'];
  if (scene.name === 'dawn') return ['#e7a3a8', '#d98591', '#c8707f'];
  if (scene.name === 'snow') return ['#f3f6f9', '#dbe4ec', '#c7d3de'];
  if (scene.name === 'dusk') return [near, mix(near, colours.accent, 0.35), colours.ridges[3]];
  return [near, colours.ridges[3], mix(near, colours.ridges[2], 0.4)];
}

/** Low dark land coming in from one side over the water. */
function headland(scene: Scene, side: number): Ridge {
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

function isRainy(name: PaletteName): boolean {
  return name === 'noon' || name === 'bamboo' || name === 'dusk';
}

const drawWeather: DrawScene = (scene) => {
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

/** A few houses close together on a hill. */
function houses(scene: Scene, ground: Ridge, count: number, size: number): void {
  const { canvas, random, colours } = scene;
  const start = canvas.width * between(random, 0.24, 0.6);
  const look = {
    wall:
      scene.name === 'snow'
        ? colours.ridges[2]
        : mix(colours.light, colours.ridges[colours.dark ? 2 : 0], colours.dark ? 0.72 : 0.2),
    roof: scene.name === 'snow' ? mix('#ffffff', colours.ridges[0], 0.3) : ink(scene),
    window: colours.dark ? '#ffc978' : colours.ridges[4],
  };
  for (let i = 0; i < count; i++) {
    const x = start + i * size * between(random, 1.2, 1.7);
    canvas.add(cottage(x, heightAt(ground, x) + 4, size * between(random, 0.8, 1.1), look));
  }
}

const drawVillage: DrawScene = (scene) => {
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

/** A little flat land in the water with a tree or two on it. */
function islet(scene: Scene, x: number, y: number, half: number, leafage: string[]): void {
  const { canvas, random } = scene;
  const flat = { step: 4, heights: new Array<number>(canvas.width / 4 + 1).fill(y - 8) };
  drawGrove(canvas, random, flat, leafage, 74, x - half * 0.5, x + half * 0.5);
  canvas.add(
    `<path d="M${x - half} ${y + 5}Q${x - half * 0.6} ${y - 13} ${x} ${y - 13}` +
      `Q${x + half * 0.6} ${y - 13} ${x + half} ${y + 5}Q${x} ${y + 15} ${x - half} ${y + 5}Z"` +
      ` fill="${ink(scene)}"/>`,
  );
}

const drawCloseUp: DrawScene = (scene) => {
  const { canvas, random, colours, orb, name } = scene;
  const { width, height } = canvas;
  drawClouds(canvas, random, colours, 5, height * 0.5);
  layer(scene, {
    kind: 'range',
    depth: 0,
    base: height * 0.86,
    height: height * 0.32,
    frequency: 2,
    fogginess: 0.92,
  });
  mist(scene, height * 0.82, 0.6, 5);
  layer(scene, {
    kind: 'range',
    depth: 1,
    base: height * 0.97,
    height: height * 0.24,
    frequency: 2.6,
    fogginess: 0.85,
  });
  mist(scene, height * 0.94, 0.55, 5);
  const side = orb.x < width / 2 ? 1 : -1;
  if (name === 'bamboo') {
    bambooEdge(scene, side, 5);
    bambooEdge(scene, -side, 1);
    drawBambooLeaves(canvas, random, side, mix(colours.ridges[2], colours.ridges[4], 0.6));
    return;
  }
  if (name === 'noon') {
    drawWillow(canvas, random, side, mix(colours.ridges[3], '#6f9a4f', 0.5), 26);
    for (const [dx, dy] of [
      [0, 0],
      [70, 46],
    ] as const) {
      swallow(scene, width * (0.5 - side * 0.08) + dx, height * 0.42 + dy);
    }
    return;
  }
  const branches: Record<Exclude<PaletteName, 'bamboo' | 'noon'>, [BranchKind, string[]]> = {
    dawn: ['peach', ['#f6b3c2', '#ef8fa6', '#fbd3dc']],
    dusk: ['maple', ['#f4a261', '#e76f51', '#c8553d']],
    night: ['pine', [mix(colours.ridges[0], '#6fa39a', 0.4), colours.ridges[0]]],
    autumn: ['maple', [colours.accent, '#d9722b', '#e6a23c', '#a5321f']],
    snow: ['plum', ['#c94f5c', '#b8412c', '#e2808a']],
  };
  const [kind, bloom] = branches[name];
  const wood = name === 'night' ? colours.ridges[2] : mix(ink(scene), '#000000', 0.15);
  drawBranch(canvas, random, kind, side, wood, bloom);
  air(scene);
};

/** A swallow: two curved wings and a forked tail. */
function swallow(scene: Scene, x: number, y: number): void {
  scene.canvas.add(
    `<path transform="translate(${x} ${y}) rotate(-14)" fill="${ink(scene)}" d="M22 0Q6-8-4-2` +
      'Q-16-22-38-26Q-20-12-14 2Q-26 8-46 6L-22 11L-44 20Q-18 16-6 8Q-4 22-14 36Q8 22 8 6Q16 6 22 0Z"/>',
  );
}

function bambooEdge(scene: Scene, side: number, count: number): void {
  const { canvas, random, colours } = scene;
  for (let i = 0; i < count; i++) {
    const near = i / count;
    const away = between(random, 0, 0.28) * canvas.width;
    const x = side < 0 ? away : canvas.width - away;
    const colour = mix(colours.ridges[2], colours.ridges[4], near);
    drawBamboo(canvas, random, x, 9 + 17 * near, colour, between(random, -70, 70));
  }
}

const drawCloudSea: DrawScene = (scene) => {
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

/** One way of composing a picture. */
interface SceneKind {
  draw: DrawScene;
  /** The size of the sun or moon in it, 1 by default; 0 hides it. */
  orbScale?: (name: PaletteName) => number;
}

/** Every picture is one of these, in the colours of its hour or season. */
export const SCENES: readonly SceneKind[] = [
  { draw: drawRanges },
  { draw: drawLake },
  { draw: drawKarst },
  { draw: drawPines },
  { draw: drawPavilion },
  { draw: drawWeather, orbScale: (name) => (isRainy(name) ? 0 : 1) },
  { draw: drawVillage },
  { draw: drawCloseUp, orbScale: () => 1.45 },
  { draw: drawCloudSea },
];
