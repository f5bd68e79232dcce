import { afterEach, expect, it, vi } from 'vitest';
import type { ToastsEvent } from '#src/machines/toasts/toasts.machine.ts';
import { copyText } from '#src/wiring/copy.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function copied(text: string | null): Promise<ToastsEvent[]> {
  const events: ToastsEvent[] = [];
  await copyText({ send: (event) => events.push(event) }, text);
  return events;
}

/** A document whose `execCommand` answers this, and the text that was selected for it. */
function oldDocument(answer: boolean): { selected: string[] } {
  const selected: string[] = [];
  const area = { value: '', style: {}, select: () => selected.push(area.value), remove: () => {} };
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {
    activeElement: null,
    body: { append: () => {} },
    createElement: () => area,
    execCommand: () => answer,
  });
  return { selected };
}

it('warns where there is nothing to copy', async () => {
  const warning: ToastsEvent[] = [
    { type: 'toast.requested', request: { tone: 'warning', text: '没有需要复制的目标内容' } },
  ];
  expect(await copied('')).toEqual(warning);
  expect(await copied(null)).toEqual(warning);
});

it('says what has been copied', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => written.push(text) },
  });
  expect(await copied('床前明月光')).toEqual([
    {
      type: 'toast.requested',
      request: { tone: 'info', text: '复制成功，剪贴板内容：床前明月光' },
    },
  ]);
  expect(written).toEqual(['床前明月光']);
});

it('copies through a selection where the page has no clipboard', async () => {
  const { selected } = oldDocument(true);
  expect(await copied('疑是地上霜')).toEqual([
    {
      type: 'toast.requested',
      request: { tone: 'info', text: '复制成功，剪贴板内容：疑是地上霜' },
    },
  ]);
  expect(selected).toEqual(['疑是地上霜']);
});

it('says so where the browser allows no way', async () => {
  oldDocument(false);
  expect(await copied('举头望明月')).toEqual([
    {
      type: 'toast.requested',
      request: { tone: 'error', text: '浏览器不允许复制，请选中后手动复制' },
    },
  ]);
});
