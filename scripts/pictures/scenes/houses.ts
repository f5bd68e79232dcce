import { cottage } from '../buildings.ts';
import { mix } from '../colour.ts';
import { between } from '../random.ts';
import { heightAt, type Ridge } from '../ridge.ts';
import { ink, type Scene } from './scene.ts';

/** A few houses close together on a hill. */
export function houses(scene: Scene, ground: Ridge, count: number, size: number): void {
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
