import type { KeyRequest } from '#src/domain/arrowKeys.ts';
import { type KeyHolder, keyRequest } from '#src/domain/playerKeys.ts';

const TYPING = [
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  `input:not(${['range', 'checkbox', 'radio', 'file'].map((type) => `[type="${type}"]`).join()})`,
].join();

/** What the space bar presses or, a scroller, scrolls. A slider knows no use for it. */
const PRESSED =
  'button, summary, a[href], [role="button"], [tabindex="0"], input:not([type="range"])';

/** What arrows move within: sliders and the like, and whatever lies in a popover. */
const MOVED_WITHIN = [
  'input',
  '[popover] *',
  ...['slider', 'radio', 'option', 'listbox', 'menuitem', 'tab', 'grid'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

/**
 * Gives the keys of an open dialog to the player, before anything in the dialog meets them; what
 * the player takes is `defaultPrevented` there. What was reached by keyboard keeps its own use of
 * the keys; what was clicked has had its press, and the next space bar is the player's.
 *
 * @returns the cleanup.
 */
export function listenToPlayerKeys(
  dialog: Pick<Element, 'contains'>,
  ask: (request: KeyRequest) => void,
): () => void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  let isFocusedByKeyboard = false;
  let isSpaceTaken = false;

  document.addEventListener(
    'focusin',
    ({ target }) => {
      isFocusedByKeyboard = target instanceof Element && target.matches(':focus-visible');
    },
    options,
  );
  document.addEventListener(
    'pointerdown',
    () => {
      isFocusedByKeyboard = false;
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      // With the focus on nothing, keys go to the body.
      if (target !== document.body && !dialog.contains(target)) return;
      const request = keyRequest(event, toHolder(target, isFocusedByKeyboard));
      if (request === undefined) return;
      event.preventDefault();
      if (request === 'toggle') isSpaceTaken = true;
      // A space bar that is held is pressed once.
      if (request !== 'toggle' || !event.repeat) ask(request);
    },
    options,
  );
  document.addEventListener(
    'keyup',
    (event) => {
      // Firefox presses a button when the space bar is let go.
      if (event.key === ' ' && isSpaceTaken) event.preventDefault();
      if (event.key === ' ') isSpaceTaken = false;
    },
    options,
  );
  return () => listeners.abort();
}

function toHolder(target: Element, isFocusedByKeyboard: boolean): KeyHolder {
  return {
    isTyping: target.matches(TYPING),
    ownsSpace: isFocusedByKeyboard && target.matches(PRESSED),
    ownsArrows:
      target.matches(MOVED_WITHIN) || (isFocusedByKeyboard && target.matches('[tabindex="0"]')),
  };
}
