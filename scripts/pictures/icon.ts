/** The icon of the site: a sun over two mountains on a rounded square, legible at 16 pixels. */
export function icon(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    '<defs><clipPath id="c"><rect width="64" height="64" rx="14"/></clipPath>' +
    '<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fdf0dc"/>' +
    '<stop offset="1" stop-color="#f4c9a6"/></linearGradient></defs>' +
    '<g clip-path="url(#c)"><rect width="64" height="64" fill="url(#s)"/>' +
    '<circle cx="42" cy="21" r="9.5" fill="#b8412c"/>' +
    '<path d="M-4 52L17 23Q20 19 23 23L46 56L46 66L-4 66Z" fill="#946273"/>' +
    '<path d="M14 60L38 35Q41 32 44 35L70 62V68H14Z" fill="#5f425c"/>' +
    '<path d="M-2 66V56Q14 48 32 55T66 54V66Z" fill="#382b44"/></g></svg>\n'
  );
}
