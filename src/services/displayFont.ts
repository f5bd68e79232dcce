/**
 * Takes up the display font once everything else of the page has come, so that its files compete
 * neither with the scripts nor with the picture. Its rules are there from the start: adding them
 * now would lay out the whole page again.
 */
export function showDisplayFont(): void {
  const takeUp = () => {
    document.documentElement.dataset.displayFont = '';
  };
  if (document.readyState === 'complete') takeUp();
  else window.addEventListener('load', takeUp, { once: true });
}
