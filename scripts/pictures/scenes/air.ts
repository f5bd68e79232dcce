import { between } from '../random.ts';
import { drawBirds, drawDrift, drawSnowfall } from '../weather.ts';
import { ink, type Scene } from './scene.ts';

/** Birds by day: geese in a wedge in autumn and at dusk, else a loose flock. */
export function birds(scene: Scene): void {
  if (scene.name === 'night') return;
  const { canvas, random, colours } = scene;
  const formation = scene.name === 'autumn' || scene.name === 'dusk' ? 'wedge' : 'flock';
  const x = canvas.width * between(random, 0.25, 0.6);
  const y = canvas.height * between(random, 0.14, 0.28);
  drawBirds(canvas, random, colours.ridges[3], formation, x, y);
}

/** What the season puts into the air. */
export function air(scene: Scene): void {
  const { canvas, random, colours } = scene;
  if (scene.name === 'snow') drawSnowfall(canvas, random, 80);
  if (scene.name === 'autumn') {
    drawDrift(canvas, random, [colours.accent, '#e08a3c', colours.ridges[2]], 15, 8);
  }
  if (scene.name === 'dawn') drawDrift(canvas, random, ['#f7c5cf', '#f3a9ba'], 12, 6);
}

/** A swallow: two curved wings and a forked tail. */
export function swallow(scene: Scene, x: number, y: number): void {
  scene.canvas.add(
    `<path transform="translate(${x} ${y}) rotate(-14)" fill="${ink(scene)}" d="M22 0Q6-8-4-2` +
      'Q-16-22-38-26Q-20-12-14 2Q-26 8-46 6L-22 11L-44 20Q-18 16-6 8Q-4 22-14 36Q8 22 8 6Q16 ' +
      '6 22 0Z"/>',
  );
}
