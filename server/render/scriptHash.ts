import { createHash } from 'node:crypto';

/** How a content security policy names a script that stands in the page: `sha256-…`. */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
