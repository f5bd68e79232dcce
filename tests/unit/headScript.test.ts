import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { themeHeadScript } from '#src/headScript.ts';

/** Runs the lines of the head; answers what they put on the root element. */
function run(stored: Record<string, string> | 'forbidden'): { theme?: string; scheme?: string } {
  const dataset: { theme?: string } = {};
  const style: { colorScheme?: string } = {};
  vi.stubGlobal('document', { documentElement: { dataset, style } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (stored === 'forbidden') throw new Error('SecurityError');
      return stored[key] ?? null;
    },
  });
  new Function(themeHeadScript)();
  return { theme: dataset.theme, scheme: style.colorScheme };
}

const dark = { theme: 'dark', scheme: 'dark' };
const light = { theme: 'light', scheme: 'light' };
/** btoa(encodeURIComponent('mainTheme')) and btoa(encodeURIComponent('"dark"')). */
const mainTheme = { bWFpblRoZW1l: 'JTIyZGFyayUyMg==' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the theme before the first paint', () => {
  it('is the stored choice', () => {
    expect(run({ useDarkKEY: '"dark"' })).toEqual(dark);
  });

  it('is the static settings’ where there is no choice of its own', () => {
    expect(run({ staticState: '{"theme":"dark"}' })).toEqual(dark);
  });

  it('is mainTheme’s, in base64, where neither is there', () => {
    expect(run(mainTheme)).toEqual(dark);
  });

  it('believes useDarkKEY where the three differ', () => {
    expect(run({ useDarkKEY: '"light"', staticState: '{"theme":"dark"}', ...mainTheme })).toEqual(
      light,
    );
  });

  it('goes on to the next place where one holds nonsense', () => {
    expect(run({ useDarkKEY: '{', staticState: 'null', ...mainTheme })).toEqual(dark);
  });

  it.each([
    [7, dark],
    [8, light],
    [17, light],
    [18, dark],
  ])('follows the hours at %i o’clock where nothing is stored', (hour, expected) => {
    vi.setSystemTime(new Date(2026, 10, 20, hour, 30));
    expect(run({})).toEqual(expected);
  });

  it('follows the hours where storage is forbidden', () => {
    expect(run('forbidden')).toEqual(light);
  });
});
