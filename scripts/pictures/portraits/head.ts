import { mix } from '../colour.ts';
import type { Sitter } from './sitters.ts';

export const HEAD = { x: 128, y: 112, rx: 42, ry: 49 };

export function head(sitter: Sitter): string {
  const { x, y, rx, ry } = HEAD;
  const shade = mix(sitter.skin, '#a85a3f', 0.26);
  const ink = '#4a3430';
  return (
    `<circle cx="${x - rx}" cy="${y + 6}" r="9" fill="${shade}"/>` +
    `<circle cx="${x + rx}" cy="${y + 6}" r="9" fill="${shade}"/>` +
    `<path d="M${x - rx} ${y - 10}Q${x - rx} ${y - ry} ${x} ${y - ry}Q${x + rx} ${y - ry} ` +
    `${x + rx} ${y - 10}Q${x + rx} ${y + 28} ${x + 16} ${y + ry - 4}Q${x} ${y + ry + 5} ` +
    `${x - 16} ${y + ry - 4}Q${x - rx} ${y + 28} ${x - rx} ${y - 10}Z" fill="${sitter.skin}"/>` +
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-width="3">` +
    `<path d="M${x - 26} ${y + 4}Q${x - 18} ${y + 10} ${x - 10} ${y + 4}"/>` +
    `<path d="M${x + 10} ${y + 4}Q${x + 18} ${y + 10} ${x + 26} ${y + 4}"/>` +
    `<path d="M${x - 27} ${y - 10}Q${x - 18} ${y - 14} ${x - 10} ${y - 10}" stroke-width="2.4"/>` +
    `<path d="M${x + 10} ${y - 10}Q${x + 18} ${y - 14} ${x + 27} ${y - 10}" stroke-width="2.4"/>` +
    `<path d="M${x} ${y + 6}L${x - 4} ${y + 18}L${x + 2} ${y + 19}" stroke="${shade}"/>` +
    `<path d="M${x - 9} ${y + 30}Q${x} ${y + 36} ${x + 9} ${y + 30}" stroke="#a8493c"/></g>` +
    `<circle cx="${x - 27}" cy="${y + 18}" r="7" fill="#e8806a" opacity=".28"/>` +
    `<circle cx="${x + 27}" cy="${y + 18}" r="7" fill="#e8806a" opacity=".28"/>`
  );
}
