import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { isContentName, isMarkdownName } from './articleFiles.ts';
import { ARTICLES_FOLDER } from './readContent.ts';
import { SITE_FILE } from './readSite.ts';

/** Quiet after the last event before a burst is over. */
const QUIET_MS = 200;
/** A burst that does not end is told of after this long. */
const LONGEST_BURST_MS = 3000;
/** How often a content folder that went away is looked for. */
const LOOK_AGAIN_MS = 1000;
