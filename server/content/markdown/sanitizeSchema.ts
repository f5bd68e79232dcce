import { defaultSchema, type Options } from 'rehype-sanitize';

const MEDIA = ['src', 'controls', 'loop', 'muted', 'preload', 'width', 'height'];

/**
 * What an author's HTML may hold: GitHub's list and a few harmless elements more. Nothing that runs,
 * frames, fetches by itself or styles; ids get the prefix `user-content-`. It is applied before
 * highlighting and formulas, so their classes need not be let through.
 */
export const sanitizeSchema: Options = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    'abbr',
    'audio',
    'center',
    'figcaption',
    'figure',
    'mark',
    'small',
    'u',
    'video',
    'wbr',
  ],
  attributes: {
    ...defaultSchema.attributes,
    audio: MEDIA,
    video: [...MEDIA, 'poster'],
    code: [['className', /^language-./, 'math-inline', 'math-display'], 'dataTitle'],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'mailto', 'tel'],
    poster: ['http', 'https'],
  },
  required: {
    ...defaultSchema.required,
    audio: { controls: true, preload: 'none' },
    video: { controls: true, preload: 'none' },
  },
  strip: ['script', 'style', 'iframe', 'object', 'embed', 'noscript', 'template', 'title'],
};
