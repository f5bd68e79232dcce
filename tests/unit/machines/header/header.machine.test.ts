import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { headerMachine } from '#src/machines/header/header.machine.ts';

function started(load: () => Promise<void> = async () => {}) {
  const calls: unknown[] = [];
  const actor = createActor(
    headerMachine.provide({
      actors: { loadDrawer: fromPromise<void>(load) },
      actions: {
        goBack: () => calls.push('goBack'),
        scrollToTop: () => calls.push('scrollToTop'),
        notify: (_, request) => calls.push(request),
      },
    }),
  );
  actor.start();
  const scroll = (...tops: number[]) => {
    for (const top of tops) actor.send({ type: 'page.scrolled', top });
    return actor.getSnapshot().value;
  };
  return { actor, calls, scroll };
}

describe('the header', () => {
  it('is transparent below 50 px and floats from there', () => {
    const { scroll } = started();
    expect(scroll(49)).toMatchObject({ position: 'top' });
    expect(scroll(50)).toMatchObject({ position: 'floating' });
    expect(scroll(49)).toMatchObject({ position: 'top' });
  });

  it('hides while the page goes down and shows when it goes up', () => {
    const { scroll } = started();
    expect(scroll(0, 100)).toMatchObject({ bar: 'hidden' });
    expect(scroll(101)).toMatchObject({ bar: 'hidden' });
    expect(scroll(100)).toMatchObject({ bar: 'shown' });
    expect(scroll(100)).toMatchObject({ bar: 'shown' });
    expect(scroll(102)).toMatchObject({ bar: 'hidden' });
    expect(scroll(10)).toMatchObject({ bar: 'shown' });
  });

  it('stays where the page comes back at an old offset', () => {
    expect(started().scroll(900)).toEqual({
      position: 'floating',
      bar: 'shown',
      backToTop: 'present',
      drawer: 'closed',
    });
  });

  it('goes back and to the top when asked', () => {
    const { actor, calls } = started();
    actor.send({ type: 'back.requested' });
    actor.send({ type: 'top.requested' });
    expect(calls).toEqual(['goBack', 'scrollToTop']);
  });
});

describe('back to top', () => {
  it('is there above 200 px', () => {
    const { scroll } = started();
    expect(scroll(200)).toMatchObject({ backToTop: 'absent' });
    expect(scroll(201)).toMatchObject({ backToTop: 'present' });
    expect(scroll(200)).toMatchObject({ backToTop: 'absent' });
  });
});

describe('the drawer', () => {
  it('opens when its code has come, and closes', async () => {
    const { actor } = started();
    actor.send({ type: 'drawer.requested' });
    expect(actor.getSnapshot().value).toMatchObject({ drawer: 'loading' });
    await waitFor(actor, (snapshot) => snapshot.matches({ drawer: 'open' }));
    actor.send({ type: 'drawer.closed' });
    expect(actor.getSnapshot().value).toMatchObject({ drawer: 'closed' });
  });

  it('says so where its code does not come, and can be asked for again', async () => {
    const { actor, calls } = started(async () => {
      throw new Error('offline');
    });
    actor.send({ type: 'drawer.requested' });
    await waitFor(actor, (snapshot) => snapshot.matches({ drawer: 'closed' }));
    expect(calls).toEqual([{ tone: 'error', text: '菜单没有加载出来，请检查网络后再试' }]);
    expect(actor.getSnapshot().can({ type: 'drawer.requested' })).toBe(true);
  });
});
