/** ms left to the page to settle before its titles change their font. */
const BREATH = 300;

/**
 * Takes up the display font once everything else of the page has come, so that its files compete
 * neither with the scripts nor with the picture. Its rules are there from the start: adding them
 * now would lay out the whole page again.
 */
export function showDisplayFont(): void {
  const takeUp = () => {
    setTimeout(() => {
      document.documentElement.dataset.displayFont = '';
    }, BREATH);
  };
  if (document.readyState === 'complete') takeUp();
  else window.addEventListener('load', takeUp, { once: true });
}
