/** What a piece sounds like: tempo, mode, instruments and the palette of its cover. */
export type Mood =
  | 'night'
  | 'river'
  | 'spring'
  | 'summer'
  | 'autumn'
  | 'snow'
  | 'wine'
  | 'frontier';

/** How the words are written beside the song; `timed` is the ordinary way. */
export type LyricStyle =
  | 'timed'
  /** Text without any time. */
  | 'plain'
  /** Stamps half a second late and an [offset:] that says so. */
  | 'offset'
  /** [mm:ss:xx], as some Netease files have it. */
  | 'netease'
  /** A line that comes twice stands once, with two stamps. */
  | 'refrain'
  /** Windows line ends and a byte order mark. */
  | 'windows';

/** One song: the words of a poem, or a piece without words. */
export interface Poem {
  title: string;
  /** The poet; for a piece without words the kind of piece. */
  poet: string;
  /** Form of the poem, shown as the album. */
  form: string;
  mood: Mood;
  /** The words, line by line as they are sung; none for an instrumental piece. */
  lines: readonly string[];
  lyrics?: LyricStyle;
  /** Other names of the poem. */
  alias?: readonly string[];
}

type Words = readonly string[] | string;
type Extras = Pick<Poem, 'lyrics' | 'alias'>;

/**
 * A poem. Words given as one text are cut at every stop, as verse in even lines is sung.
 */
export function poem(
  title: string,
  poet: string,
  form: string,
  mood: Mood,
  words: Words,
  extras: Extras = {},
): Poem {
  const lines = typeof words === 'string' ? words.split(/[，。！？；]/).filter(Boolean) : words;
  return { title, poet, form, mood, lines, ...extras };
}
