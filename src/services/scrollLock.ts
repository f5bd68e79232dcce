let holders = 0;
let release = () => {};

/**
 * Keeps the page behind from scrolling until every holder has let go; the width of the scroll bar
 * stays, so that nothing jumps.
 *
 * @returns the cleanup.
 */
export function lockScroll(): () => void {
  holders += 1;
  if (holders === 1) release = lockPage();
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) release();
  };
}

function lockPage(): () => void {
  const page = document.documentElement;
  const { overflow, paddingInlineEnd, scrollbarGutter } = page.style;
  const scrollBar = window.innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  // A gutter would stay uncovered beside what fills the window; a padding lies below it.
  page.style.scrollbarGutter = 'auto';
  page.style.paddingInlineEnd = `${scrollBar}px`;
  return () => {
    page.style.overflow = overflow;
    page.style.scrollbarGutter = scrollbarGutter;
    page.style.paddingInlineEnd = paddingInlineEnd;
  };
}
