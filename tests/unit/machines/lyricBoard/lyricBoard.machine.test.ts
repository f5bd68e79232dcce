import { describe, expect, it } from 'vitest';
import {
  selectBrightness,
  selectIsBarShown,
  selectIsFollowing,
  selectIsFullscreen,
  selectIsTranslationShown,
  selectShownBoard,
  selectSizes,
  selectStateAttribute,
} from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import { started } from './startBoard.ts';

describe('which board', () => {
  it('is COMMON at first', () => {
    const { read } = started('board.requested');
    expect(read(selectShownBoard)).toBe('COMMON');
    expect(read(selectStateAttribute)).toBe(
      'board.shown.common.view.following board.shown.common.clicks.open window.normal ' +
        'translation.shown record.restoring choice.idle background.restoring',
    );
  });

  it('is the kind that was shown last', () => {
    const { actor, read } = started('board.requested', 'mode.switched', 'board.closed');
    expect(read(selectShownBoard)).toBeNull();
    actor.send({ type: 'board.requested' });
    expect(read(selectShownBoard)).toBe('SPECIAL');
    actor.send({ type: 'mode.switched' });
    expect(read(selectShownBoard)).toBe('COMMON');
  });

  it('is SPECIAL when that is asked for', () => {
    expect(started('special.requested').read(selectShownBoard)).toBe('SPECIAL');
    expect(started('board.requested', 'special.requested').read(selectShownBoard)).toBe('SPECIAL');
  });

  it('is none after Back', () => {
    expect(started('board.requested', 'back.pressed').read(selectShownBoard)).toBeNull();
  });
});

describe('following the lyrics', () => {
  it('pauses for 5 s after the last scroll of the reader', () => {
    const { actor, clock, read } = started('board.requested', 'reader.scrolled');
    expect(read(selectIsFollowing)).toBe(false);
    clock.increment(4999);
    actor.send({ type: 'reader.scrolled' });
    clock.increment(4999);
    expect(read(selectIsFollowing)).toBe(false);
    clock.increment(1);
    expect(read(selectIsFollowing)).toBe(true);
  });

  it('pauses as long as the lines still swing, and does not begin with it', () => {
    const { actor, clock, read } = started('board.requested', 'lines.scrolled');
    expect(read(selectIsFollowing)).toBe(true);
    actor.send({ type: 'reader.scrolled' });
    clock.increment(4999);
    actor.send({ type: 'lines.scrolled' });
    clock.increment(4999);
    expect(read(selectIsFollowing)).toBe(false);
    clock.increment(1);
    expect(read(selectIsFollowing)).toBe(true);
  });

  it('goes on at once when that is wanted, and when a line was clicked', () => {
    const { actor, read } = started('board.requested', 'reader.scrolled', 'following.requested');
    expect(read(selectIsFollowing)).toBe(true);
    actor.send({ type: 'reader.scrolled' });
    actor.send({ type: 'line.clicked', time: 12 });
    expect(read(selectIsFollowing)).toBe(true);
  });
});

describe('a click on a line', () => {
  it('seeks, once within 100 ms', () => {
    const { actor, clock, seeks } = started('board.requested');
    actor.send({ type: 'line.clicked', time: 12.5 });
    actor.send({ type: 'line.clicked', time: 12.5 });
    clock.increment(99);
    actor.send({ type: 'line.clicked', time: 30 });
    expect(seeks).toEqual([12.5]);
    clock.increment(1);
    actor.send({ type: 'line.clicked', time: 30 });
    expect(seeks).toEqual([12.5, 30]);
  });

  it('means nothing where there are no lines', () => {
    const { actor, seeks } = started('special.requested');
    actor.send({ type: 'line.clicked', time: 12.5 });
    expect(seeks).toEqual([]);
  });
});

describe('the control bar', () => {
  it('is always there in COMMON', () => {
    const { clock, read } = started('board.requested');
    clock.increment(60_000);
    expect(read(selectIsBarShown)).toBe(true);
  });

  it('hides 2 s after SPECIAL has opened while a song plays', () => {
    const { clock, read } = started('special.requested', 'playback.started');
    clock.increment(1999);
    expect(read(selectIsBarShown)).toBe(true);
    clock.increment(1);
    expect(read(selectIsBarShown)).toBe(false);
  });

  it('stays while the pointer is on it and hides 2 s after it has left', () => {
    const { actor, clock, read } = started('special.requested', 'playback.started', 'bar.entered');
    clock.increment(60_000);
    expect(read(selectIsBarShown)).toBe(true);
    actor.send({ type: 'bar.left' });
    clock.increment(1999);
    expect(read(selectIsBarShown)).toBe(true);
    clock.increment(1);
    expect(read(selectIsBarShown)).toBe(false);
  });

  it('comes back when the pointer moves, for 2 s after the last move', () => {
    const { actor, clock, read } = started('special.requested', 'playback.started');
    clock.increment(2000);
    actor.send({ type: 'pointer.moved' });
    clock.increment(1500);
    actor.send({ type: 'pointer.moved' });
    clock.increment(1500);
    expect(read(selectIsBarShown)).toBe(true);
    clock.increment(500);
    expect(read(selectIsBarShown)).toBe(false);
  });

  it('is there while the player is paused, and on narrow screens', () => {
    const { actor, clock, read } = started('special.requested');
    clock.increment(60_000);
    expect(read(selectIsBarShown)).toBe(true);
    actor.send({ type: 'playback.started' });
    expect(read(selectIsBarShown)).toBe(false);
    actor.send({ type: 'screen.narrowed' });
    expect(read(selectIsBarShown)).toBe(true);
    actor.send({ type: 'screen.widened' });
    expect(read(selectIsBarShown)).toBe(false);
    actor.send({ type: 'playback.paused' });
    expect(read(selectIsBarShown)).toBe(true);
  });

  it('stays under an open popover, and 2 s after that was closed', () => {
    const { actor, clock, read } = started('special.requested', 'playback.started', 'bar.entered');
    actor.send({ type: 'popover.opened' });
    actor.send({ type: 'bar.left' });
    clock.increment(60_000);
    expect(read(selectIsBarShown)).toBe(true);
    actor.send({ type: 'popover.closed' });
    clock.increment(1999);
    expect(read(selectIsBarShown)).toBe(true);
    clock.increment(1);
    expect(read(selectIsBarShown)).toBe(false);
  });

  it('stays when a popover was closed with the pointer on the bar', () => {
    const { clock, read } = started(
      'special.requested',
      'playback.started',
      'bar.entered',
      'popover.opened',
      'popover.closed',
    );
    clock.increment(60_000);
    expect(read(selectIsBarShown)).toBe(true);
  });
});

describe('a click on the picture', () => {
  it('fills the screen', () => {
    const { fullscreenToggles } = started('special.requested', 'picture.pressed');
    expect(fullscreenToggles()).toBe(1);
  });

  it('first brings the controls back where they are hidden', () => {
    const { actor, clock, read, fullscreenToggles } = started(
      'special.requested',
      'playback.started',
    );
    clock.increment(2000);
    actor.send({ type: 'picture.pressed' });
    expect(read(selectIsBarShown)).toBe(true);
    expect(fullscreenToggles()).toBe(0);
    actor.send({ type: 'picture.pressed' });
    expect(fullscreenToggles()).toBe(1);
  });
});

describe('how SPECIAL looks', () => {
  it('steps the brightness by 0.1 from 0.5 to 1 and round again', () => {
    const { actor, read } = started('special.requested');
    const seen = [read(selectBrightness)];
    for (let press = 0; press < 11; press += 1) {
      actor.send({ type: 'brightness.stepped' });
      seen.push(read(selectBrightness));
    }
    expect(seen).toEqual([0.5, 0.6, 0.7, 0.8, 0.9, 1, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  });

  it('keeps the sizes within their limits', () => {
    const { actor, read } = started('special.requested');
    expect(read(selectSizes)).toEqual({ title: 2.4, author: 1.4, lyric: 1.8 });
    actor.send({ type: 'size.changed', part: 'title', rem: 9 });
    actor.send({ type: 'size.changed', part: 'author', rem: -1 });
    actor.send({ type: 'size.changed', part: 'lyric', rem: 3.2 });
    actor.send({ type: 'size.changed', part: 'lyric', rem: Number.NaN });
    expect(read(selectSizes)).toEqual({ title: 5, author: 0, lyric: 3.2 });
  });
});

it('shows the translation until it is turned off, on the next board too', () => {
  const { actor, read } = started('board.requested');
  expect(read(selectIsTranslationShown)).toBe(true);
  actor.send({ type: 'translation.toggled' });
  actor.send({ type: 'mode.switched' });
  expect(read(selectIsTranslationShown)).toBe(false);
});

it('asks for the whole screen and believes the report, not the press', () => {
  const { actor, read, fullscreenToggles } = started('board.requested', 'fullscreen.toggled');
  expect(fullscreenToggles()).toBe(1);
  expect(read(selectIsFullscreen)).toBe(false);
  actor.send({ type: 'fullscreen.entered' });
  expect(read(selectIsFullscreen)).toBe(true);
  actor.send({ type: 'fullscreen.left' });
  expect(read(selectIsFullscreen)).toBe(false);
});
