import { mix } from '../colour.ts';
import { num } from '../svg.ts';
import type { Sitter } from './sitters.ts';

export function hairBehind(sitter: Sitter): string {
  const fill = mix(sitter.hairColour, '#000000', 0.12);
  switch (sitter.hair) {
    case 'long':
      return (
        `<path d="M78 110Q74 56 128 54Q182 56 178 110L190 222Q158 236 128 236Q98 236 66 ` +
        `222Z" fill="${fill}"/>`
      );
    case 'bob':
      return (
        `<path d="M76 112Q70 54 128 52Q186 54 180 112L184 158Q158 172 128 172Q98 172 72 ` +
        `158Z" fill="${fill}"/>`
      );
    case 'braids':
      return [-1, 1]
        .flatMap((side) =>
          [0, 1, 2, 3, 4].map(
            (i) =>
              `<ellipse cx="${128 + side * (49 + i * 2.5)}" cy="${136 + i * 20}" rx="${12 - i}"` +
              ` ry="13" fill="${fill}"/>`,
          ),
        )
        .join('');
    case 'curls':
      return [...Array(15).keys()]
        .map((i) => {
          const angle = Math.PI * (0.9 + (1.2 * i) / 14);
          const cx = 128 + Math.cos(angle) * 50;
          const cy = 104 + Math.sin(angle) * 48;
          return `<circle cx="${num(cx)}" cy="${num(cy)}" r="20" fill="${fill}"/>`;
        })
        .join('');
    default:
      return '';
  }
}

export function hairInFront(sitter: Sitter): string {
  const fill = sitter.hairColour;
  const shine = mix(fill, '#ffffff', 0.2);
  const cap =
    `<path d="M84 106Q80 58 128 56Q176 58 172 106Q168 84 150 78Q128 84 106 78Q88 ` +
    `84 84 106Z" fill="${fill}"/>`;
  const pin = '<path d="M98 44L160 36" stroke="#d8b26a" stroke-width="4" stroke-linecap="round"/>';
  const gloss =
    `<path d="M104 66Q126 58 150 66" fill="none" stroke="${shine}" ` +
    `stroke-width="3" stroke-linecap="round" opacity=".6"/>`;
  switch (sitter.hair) {
    case 'bald':
      return '';
    case 'knot':
      return (
        `<ellipse cx="128" cy="42" rx="17" ry="19" fill="${fill}"/>${cap}` +
        `<path d="M110 58Q128 50 146 58L142 64Q128 58 114 64Z" fill="#7a3b3b"/>${pin}`
      );
    case 'bun':
      return (
        `<ellipse cx="128" cy="40" rx="30" ry="22" fill="${fill}"/>` +
        `<path d="M82 116Q78 56 128 54Q178 56 174 116Q170 92 158 84Q140 80 128 68Q116 80 98 ` +
        `84Q86 92 82 116Z" fill="${fill}"/>` +
        `${pin}<path d="M108 38Q126 28 148 38" fill="none" stroke="${shine}" ` +
        `stroke-width="3" stroke-linecap="round" opacity=".6"/>`
      );
    case 'bob':
      return (
        `<path d="M82 124Q76 56 128 54Q180 56 174 124Q172 96 168 90L88 90Q84 96 82 124` +
        `Z" fill="${fill}"/>${gloss}`
      );
    case 'long':
      return (
        `<path d="M82 126Q76 56 128 54Q180 56 174 126Q170 92 138 68Q104 84 90 98Q84 106 ` +
        `82 126Z" fill="${fill}"/>${gloss}`
      );
    case 'side':
      return (
        `<path d="M83 108Q74 56 126 52Q188 52 173 110Q172 92 164 84Q126 92 104 74Q96 90 ` +
        `83 108Z" fill="${fill}"/>${gloss}`
      );
    case 'short':
      return (
        `<path d="M85 102Q80 54 128 53Q176 54 171 102Q168 88 160 80Q128 74 96 80Q88 88 ` +
        `85 102Z" fill="${fill}"/>${gloss}`
      );
    case 'braids':
      return (
        `<path d="M82 124Q76 56 128 54Q180 56 174 124Q170 94 128 66Q86 94 82 124Z" ` +
        `fill="${fill}"/><path d="M128 55V68" stroke="${shine}" stroke-width="2"/>`
      );
    case 'curls':
      return [
        [92, 82],
        [108, 70],
        [128, 66],
        [148, 70],
        [164, 82],
      ]
        .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="15" fill="${fill}"/>`)
        .join('');
  }
}
