import { mix } from '../colour.ts';
import { drawBamboo } from '../plants/bamboo.ts';
import { between } from '../random.ts';
import type { Scene } from './scene.ts';

/** Stalks of bamboo along one edge, the near ones thick and dark. */
export function bambooEdge(scene: Scene, side: number, count: number): void {
  const { canvas, random, colours } = scene;
  for (let i = 0; i < count; i++) {
    const near = i / count;
    const away = between(random, 0, 0.28) * canvas.width;
    const x = side < 0 ? away : canvas.width - away;
    const colour = mix(colours.ridges[2], colours.ridges[4], near);
    drawBamboo(canvas, random, x, 9 + 17 * near, colour, between(random, -70, 70));
  }
}
