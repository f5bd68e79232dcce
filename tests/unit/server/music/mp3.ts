/** Bytes of one frame of 48 kbit/s at 44.1 kHz, mono: 1152 samples. */
const FRAME = 156;

/** A silent MP3 of this many frames (26.12 ms each) with ID3v2.4 tags. */
export function mp3(
  tags: { title?: string; artists?: string[]; album?: string },
  frames = 100,
): Buffer {
  const text = [
    frame('TIT2', tags.title),
    frame('TPE1', tags.artists?.join('\0')),
    frame('TALB', tags.album),
  ];
  const body = Buffer.concat(text);
  const header = Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), syncSafe(body.length)]);
  const sound = Buffer.alloc(FRAME * frames);
  for (let at = 0; at < sound.length; at += FRAME) sound.writeUInt32BE(0xfffb30c0, at);
  return Buffer.concat([header, body, sound]);
}

function frame(id: string, value: string | undefined): Buffer {
  if (value === undefined) return Buffer.alloc(0);
  const text = Buffer.from(`\x03${value}`);
  return Buffer.concat([Buffer.from(id), syncSafe(text.length), Buffer.alloc(2), text]);
}

/** Seven bits a byte, as ID3 writes lengths. */
function syncSafe(length: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (length >> shift) & 0x7f));
}
