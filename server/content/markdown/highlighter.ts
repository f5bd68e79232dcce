import type { RootContent } from 'hast';
import clojure from 'highlight.js/lib/languages/clojure';
import cmake from 'highlight.js/lib/languages/cmake';
import dart from 'highlight.js/lib/languages/dart';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import dos from 'highlight.js/lib/languages/dos';
import elixir from 'highlight.js/lib/languages/elixir';
import fsharp from 'highlight.js/lib/languages/fsharp';
import groovy from 'highlight.js/lib/languages/groovy';
import haskell from 'highlight.js/lib/languages/haskell';
import http from 'highlight.js/lib/languages/http';
import julia from 'highlight.js/lib/languages/julia';
import latex from 'highlight.js/lib/languages/latex';
import matlab from 'highlight.js/lib/languages/matlab';
import nginx from 'highlight.js/lib/languages/nginx';
import powershell from 'highlight.js/lib/languages/powershell';
import properties from 'highlight.js/lib/languages/properties';
import protobuf from 'highlight.js/lib/languages/protobuf';
import scala from 'highlight.js/lib/languages/scala';
import vim from 'highlight.js/lib/languages/vim';
import { common, createLowlight } from 'lowlight';

/** Longer code stays plain: highlighting it would hold up the page. */
const LONGEST_CODE = 60_000;

const lowlight = createLowlight({
  ...common,
  clojure,
  cmake,
  dart,
  dockerfile,
  dos,
  elixir,
  fsharp,
  groovy,
  haskell,
  http,
  julia,
  latex,
  matlab,
  nginx,
  powershell,
  properties,
  protobuf,
  scala,
  vim,
});
lowlight.registerAlias({
  json: ['jsonc', 'json5'],
  sql: ['mysql', 'postgresql', 'sqlite'],
  xml: ['vue'],
});

/** The code with spans of the classes `hljs-…`; an unknown language and very long code stay plain. */
export function highlight(language: string, code: string): RootContent[] {
  if (code.length > LONGEST_CODE || !lowlight.registered(language)) {
    return [{ type: 'text', value: code }];
  }
  return lowlight.highlight(language, code).children;
}
