import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

/** The rooms' files that exist for the player alone. */
const OWN = [
  /^src\/panelView\.ts$/,
  /^src\/views\/player\//,
  /^src\/machines\/(player|playerPanel|catalogue)\//,
  /^src\/wiring\/(player|playerPanel|playerCompanions|playerStorage|catalogue)\.ts$/,
  /^src\/services\/(audio|catalogue|catalogueShapes|lazyCatalogue|fullscreen|narrowScreen|historyLayer|scrollLock)\.ts$/,
  /^src\/domain\/(audioMessages|clockTime|lrc|lrcLine|lyric|lyricOffsets|playOrder|playerKeys|playerRecord|seededRandom|song|volume)\.ts$/,
];

/**
 * The part of minified scripts that was written for the player, cut out by their source maps.
 *
 * @param {{ code: string, map: import('@jridgewell/trace-mapping').SourceMapInput }[]} chunks
 * @returns {string}
 */
export function playerShare(chunks) {
  return chunks.map(({ code, map }) => ownParts(code, new TraceMap(map))).join('\n');
}

/**
 * @param {string} code
 * @param {TraceMap} map
 */
function ownParts(code, map) {
  const lines = code.split('\n');
  const parts = decodedMappings(map).map((segments, row) => {
    const line = lines[row] ?? '';
    return segments.map((segment, at) => {
      const source = segment.length > 1 ? (map.sources[Number(segment[1])] ?? '') : '';
      const path = source.replace(/^(\.\.\/)+/, '');
      if (!OWN.some((own) => own.test(path))) return '';
      return line.slice(segment[0], segments[at + 1]?.[0] ?? line.length);
    });
  });
  return parts.flat().join('');
}
