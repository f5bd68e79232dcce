/** Takes up the display font the page came with, once everything else of the page has come. */
export function showDisplayFont(): void {
  const style = document.getElementById('display-font');
  if (!(style instanceof HTMLStyleElement)) return;
  const takeUp = () => {
    style.media = 'all';
  };
  if (document.readyState === 'complete') takeUp();
  else window.addEventListener('load', takeUp, { once: true });
}
