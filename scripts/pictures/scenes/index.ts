import type { PaletteName } from '../palettes.ts';
import { drawCloseUp } from './closeUp.ts';
import { drawCloudSea } from './cloudSea.ts';
import { drawKarst } from './karst.ts';
import { drawLake } from './lake.ts';
import { drawPavilion } from './pavilion.ts';
import { drawPines } from './pines.ts';
import { drawRanges } from './ranges.ts';
import { type DrawScene, isRainy } from './scene.ts';
import { drawVillage } from './village.ts';
import { drawWeather } from './weather.ts';

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
