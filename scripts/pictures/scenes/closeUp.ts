import { mix } from '../colour.ts';
import type { PaletteName } from '../palettes.ts';
import { drawBambooLeaves } from '../plants/bamboo.ts';
import { type BranchKind, drawBranch } from '../plants/branch.ts';
import { drawWillow } from '../plants/willow.ts';
import { drawClouds } from '../sky.ts';
import { air, swallow } from './air.ts';
import { bambooEdge } from './bambooEdge.ts';
import { layer, mist } from './layers.ts';
import { type DrawScene, ink } from './scene.ts';

/** Faint hills, and in front of them what grows there: a branch, willow, bamboo. */
export const drawCloseUp: DrawScene = (scene) => {
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
