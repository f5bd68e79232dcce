/** What stands in the head of an MP3 file. */
export interface Tags {
  title: string;
  artist: string;
  album: string;
  comment: string;
}

/** An ID3v2.3 tag with UTF-16 text, the one kind that every player reads in Chinese. */
export function makeTag({ title, artist, album, comment }: Tags): Uint8Array {
  const body = Buffer.concat([
    frame('TIT2', text(title)),
    frame('TPE1', text(artist)),
    frame('TALB', text(album)),
    // Encoding, language (ISO 639-2), an empty description, the comment.
    frame('COMM', Buffer.concat([Buffer.from([1]), Buffer.from('chi'), utf16(''), utf16(comment)])),
  ]);
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0]);
  // The size of the tag leaves the top bit of each byte unused ("synchsafe").
  for (let i = 0; i < 4; i++) head[9 - i] = (body.length >> (7 * i)) & 0x7f;
  return Buffer.concat([head, body]);
}

function frame(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.write(name, 'latin1');
  head.writeUInt32BE(content.length, 4);
  return Buffer.concat([head, content]);
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([1]), utf16(value)]);
}

/** Little-endian with its mark, ended by a zero. */
function utf16(value: string): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(value, 'utf16le'),
    Buffer.from([0, 0]),
  ]);
}
