import { mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { Sitter } from './sitters.ts';

/** Clothes keep to the palette but stay clear of the background. */
function cloth(sitter: Sitter, colours: Palette): string {
  if (sitter.palette === 'night') return mix(colours.ridges[0], colours.light, 0.16);
  return colours.ridges[3];
}

export function body(sitter: Sitter, colours: Palette): string {
  const main = cloth(sitter, colours);
  const shade = mix(main, '#000000', 0.22);
  const light = mix(main, colours.light, 0.62);
  const neck = mix(sitter.skin, '#7a3b2a', 0.2);
  const shoulders =
    '<path d="M28 262Q32 206 82 194Q108 188 128 188Q148 188 174 194Q224 206 228 262Z"' +
    ` fill="${main}"/>`;
  const throat = `<path d="M111 142h34v44q0 15-17 15t-17-15Z" fill="${neck}"/>`;
  switch (sitter.garment) {
    case 'robe':
      return (
        `${shoulders}${throat}` +
        // The wearer's left lapel lies over the right one.
        `<path d="M104 178L113 174L141 218L130 236Z" fill="${light}"/>` +
        `<path d="M104 178L130 236L127 240L98 184Z" fill="${shade}"/>` +
        `<path d="M143 174L155 180L108 262L84 262Z" fill="${light}"/>` +
        `<path d="M155 180L161 184L116 262L108 262Z" fill="${shade}"/>`
      );
    case 'turtleneck':
      return (
        `${shoulders}${throat}<path d="M102 164Q128 178 154 164L158 196Q128 212 98 196Z" ` +
        `fill="${shade}"/>` +
        `<path d="M103 172Q128 186 153 172" fill="none" stroke="${light}" stroke-width="2.5"` +
        ' opacity=".5"/>'
      );
    case 'round':
      return (
        `${shoulders}${throat}<path d="M98 190Q128 224 158 190" fill="none" stroke="${light}"` +
        ' stroke-width="6" stroke-linecap="round"/>'
      );
    case 'hood':
      return (
        `<path d="M76 206Q66 150 92 132L164 132Q190 150 180 206Z" fill="${shade}"/>` +
        `${shoulders}${throat}` +
        `<path d="M88 186Q104 222 128 226Q152 222 168 186L176 196Q160 240 128 244Q96 240 80 196Z"` +
        ` fill="${shade}"/><path d="M112 220v34M144 220v34" stroke="${light}" stroke-width="3"` +
        ' stroke-linecap="round"/>'
      );
    case 'scarf':
      return (
        `${shoulders}${throat}<path d="M92 166Q128 190 164 166Q174 184 164 200Q128 220 92 ` +
        `200Q82 184 92 166Z"` +
        ` fill="${colours.accent}"/><path d="M146 204Q160 228 152 262L182 258Q184 224 164 196Z"` +
        ` fill="${mix(colours.accent, '#000000', 0.16)}"/>` +
        `<path d="M96 178Q128 200 160 178" fill="none"` +
        ` stroke="${mix(colours.accent, '#ffffff', 0.4)}" stroke-width="3"/>`
      );
  }
}
