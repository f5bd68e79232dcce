import type { Page } from '@playwright/test';

/** What one commit of React rendered, by the `data-part` of what it shows. */
export type Renders = Record<string, number>;

/**
 * Counts the components that React renders, in the production build too: React reports every
 * commit to the hook of its developer tools. To be called before the page is opened.
 *
 * @returns counts since the last call, each under the first `data-part` of the component's
 *   output, or its first element's tag where there is none.
 */
export async function watchRenders(page: Page): Promise<{ take(): Promise<Renders> }> {
  await page.addInitScript(() => {
    interface Fiber {
      tag: number;
      flags: number;
      stateNode: unknown;
      alternate: Fiber | null;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    /** React's marks: function, forwarded, memoised and simple memoised components. */
    const FUNCTIONS = [0, 11, 14, 15];
    const PERFORMED_WORK = 1;
    let counts: Record<string, number> = {};

    const firstElement = (fiber: Fiber | null): Element | null => {
      for (let at = fiber; at !== null; at = at.sibling) {
        const found = at.stateNode instanceof Element ? at.stateNode : firstElement(at.child);
        if (found !== null) return found;
      }
      return null;
    };
    const nameOf = (fiber: Fiber): string => {
      const element = firstElement(fiber.child);
      const parted = element?.matches('[data-part]')
        ? element
        : element?.querySelector('[data-part]');
      return parted?.getAttribute('data-part') ?? element?.localName ?? 'nothing';
    };
    const visit = (fiber: Fiber): void => {
      const before = fiber.alternate;
      if (FUNCTIONS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) {
        const name = nameOf(fiber);
        counts[name] = (counts[name] ?? 0) + 1;
      }
      if (before !== null && before.child === fiber.child) return;
      for (let child = fiber.child; child !== null; child = child.sibling) visit(child);
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        checkDCE: () => {},
        onScheduleFiberRoot: () => {},
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
        onPostCommitFiberRoot: () => {},
        onCommitFiberUnmount: () => {},
      },
      takeRenders: () => {
        const taken = counts;
        counts = {};
        return taken;
      },
    });
  });
  return { take: () => page.evaluate('window.takeRenders()') as Promise<Renders> };
}
