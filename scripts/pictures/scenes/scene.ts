import { mix } from '../colour.ts';
import type { Palette, PaletteName } from '../palettes.ts';
import type { Random } from '../random.ts';
import type { Orb } from '../sky.ts';
import type { Canvas } from '../svg.ts';

/** What every scene is given: a canvas with its sky drawn. */
export interface Scene {
  canvas: Canvas;
  random: Random;
  name: PaletteName;
  colours: Palette;
  orb: Orb;
}

/** Draws everything below the sky. */
export type DrawScene = (scene: Scene) => void;

/** The darkest colour, of what is nearest. */
export function ink(scene: Scene): string {
  return scene.colours.ridges[4];
}

/** Boats; at night they need more light than the banks to be seen on the water. */
export function hull(scene: Scene): string {
  return scene.name === 'night' ? mix(scene.colours.ridges[0], '#0b1020', 0.25) : ink(scene);
}

/** Lamplight, where it is dark enough for lamps. */
export function lamp(scene: Scene): string | undefined {
  return scene.colours.dark ? '#ffc978' : undefined;
}

/** The leaves of the season for near trees. */
export function leaves(scene: Scene): string[] {
  const { colours } = scene;
  const near = mix(colours.ridges[3], colours.ridges[4], 0.4);
  if (scene.name === 'autumn') return [colours.accent, '#d2691e', '#e39b3b', '#8f3a22'];
  if (scene.name === 'dawn') return ['#e7a3a8', '#d98591', '#c8707f'];
  if (scene.name === 'snow') return ['#f3f6f9', '#dbe4ec', '#c7d3de'];
  if (scene.name === 'dusk') return [near, mix(near, colours.accent, 0.35), colours.ridges[3]];
  return [near, colours.ridges[3], mix(near, colours.ridges[2], 0.4)];
}

/** Whether the weather of this palette is rain. */
export function isRainy(name: PaletteName): boolean {
  return name === 'noon' || name === 'bamboo' || name === 'dusk';
}
