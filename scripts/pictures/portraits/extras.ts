import { mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import { num } from '../svg.ts';
import { HEAD } from './head.ts';
import type { Extra, Sitter } from './sitters.ts';

export function extraShape(extra: Extra, sitter: Sitter, colours: Palette): string {
  const { x, y } = HEAD;
  switch (extra) {
    case 'glasses':
      return (
        `<g fill="#ffffff" fill-opacity=".2" stroke="#3a2f33" stroke-width="3">` +
        `<circle cx="${x - 18}" cy="${y + 4}" r="14"/><circle cx="${x + 18}" cy="${y + 4}" ` +
        `r="14"/>` +
        `<path d="M${x - 4} ${y + 2}Q${x} ${y - 1} ${x + 4} ${y + 2}M${x - 32} ${y + 2}h-9` +
        `M${x + 32} ${y + 2}h9" fill="none"/></g>`
      );
    case 'beard':
      return (
        `<path d="M${x - 34} ${y + 26}Q${x - 22} ${y + 22} ${x - 11} ${y + 26}Q${x} ${y + 18} ` +
        `${x + 11} ${y + 26}Q${x + 22} ${y + 22} ${x + 34} ${y + 26}Q${x + 28} ${y + 58} ` +
        `${x} ${y + 96}Q${x - 28} ${y + 58} ${x - 34} ${y + 26}Z" ` +
        `fill="${mix(sitter.hairColour, '#ffffff', 0.35)}"/>` +
        `<path d="M${x - 8} ${y + 33}Q${x} ${y + 38} ${x + 8} ${y + 33}" fill="none" ` +
        `stroke="#a8493c"` +
        ' stroke-width="3" stroke-linecap="round"/>'
      );
    case 'moustache':
      return (
        `<path d="M${x} ${y + 24}Q${x - 14} ${y + 20} ${x - 22} ${y + 34}Q${x - 8} ${y + 31} ` +
        `${x} ` +
        `${y + 27}Q${x + 8} ${y + 31} ${x + 22} ${y + 34}Q${x + 14} ${y + 20} ${x} ${y + 24}Z` +
        `M${x - 4} ${y + 41}Q${x} ${y + 72} ${x + 4} ${y + 41}Z" fill="${sitter.hairColour}"/>`
      );
    case 'hat': {
      const straw = '#d9b877';
      return (
        `<path d="M${x - 86} ${y - 14}Q${x - 30} ${y - 42} ${x} ${y - 88}Q${x + 30} ${y - 42} ` +
        `${x + 86} ${y - 14}Q${x} ${y - 34} ${x - 86} ${y - 14}Z" fill="${straw}"/>` +
        `<path d="M${x - 86} ${y - 14}Q${x} ${y - 34} ${x + 86} ${y - 14}Q${x} ${y - 18} ` +
        `${x - 86} ${y - 14}Z"` +
        ` fill="${mix(straw, '#000000', 0.3)}"/><path d="M${x} ${y - 86}L${x - 44} ${y - 26}` +
        `M${x} ${y - 86}L${x + 44} ${y - 26}M${x} ${y - 86}V${y - 28}"` +
        ` stroke="${mix(straw, '#000000', 0.18)}" stroke-width="2"/>`
      );
    }
    case 'beanie': {
      const wool =
        sitter.palette === 'night' ? colours.accent : mix(colours.accent, '#ffffff', 0.1);
      return (
        `<circle cx="${x}" cy="${y - 70}" r="13" fill="${mix(wool, '#ffffff', 0.5)}"/>` +
        `<path d="M${x - 47} ${y - 22}Q${x - 50} ${y - 66} ${x} ${y - 66}Q${x + 50} ` +
        `${y - 66} ${x + 47} ${y - 22}Z" fill="${wool}"/>` +
        `<rect x="${x - 51}" y="${y - 36}" width="102" height="20" rx="10" ` +
        `fill="${mix(wool, '#000000', 0.18)}"/>`
      );
    }
    case 'flower':
      return [0, 1, 2, 3, 4]
        .map((i) => {
          const angle = (i * Math.PI * 2) / 5;
          return (
            `<circle cx="${num(x + 34 + Math.cos(angle) * 8)}" ` +
            `cy="${num(y - 44 + Math.sin(angle) * 8)}" r="7.5" ` +
            `fill="${mix(colours.accent, '#ffffff', 0.35)}"/>`
          );
        })
        .concat(`<circle cx="${x + 34}" cy="${y - 44}" r="4.5" fill="#f6d98a"/>`)
        .join('');
    case 'headphones':
      return (
        `<path d="M${x - 47} ${y + 4}Q${x - 54} ${y - 66} ${x} ${y - 68}Q${x + 54} ${y - 66} ` +
        `${x + 47} ${y + 4}"` +
        ` fill="none" stroke="${colours.accent}" stroke-width="8"/>` +
        `<rect x="${x - 58}" y="${y - 12}" width="18" height="36" rx="9" ` +
        `fill="${mix(colours.accent, '#000000', 0.25)}"/>` +
        `<rect x="${x + 40}" y="${y - 12}" width="18" height="36" rx="9" ` +
        `fill="${mix(colours.accent, '#000000', 0.25)}"/>`
      );
  }
}
