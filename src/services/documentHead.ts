/** What a document's head says of its page, all of it filled in. */
export interface DocumentHead {
  title: string;
  description: string;
  keywords: string;
  /** Path or address of the picture shown when the page is shared. */
  image: string;
  type: 'website' | 'article';
}

/**
 * Makes the document's head say what the page now shown is.
 *
 * @param path Path with the query that selects the page: its address for those who share it.
 * @param status 404 keeps the page out of search engines.
 */
export function applyHead(head: DocumentHead, path: string, status: number): void {
  const address = location.origin + path;
  document.title = head.title;
  setContent('meta[name="description"]', head.description);
  setContent('meta[name="keywords"]', head.keywords);
  setContent('meta[property="og:title"]', head.title);
  setContent('meta[property="og:description"]', head.description);
  setContent('meta[property="og:type"]', head.type);
  setContent('meta[property="og:image"]', new URL(head.image, location.origin).href);
  for (const selector of [
    'meta[property="og:url"]',
    'link[rel="canonical"]',
    'meta[name="robots"]',
  ]) {
    document.querySelector(selector)?.remove();
  }
  // A page that is missing has no address of its own, and no place in search engines.
  if (status === 404) {
    add('meta', { name: 'robots', content: 'noindex' });
    return;
  }
  add('meta', { property: 'og:url', content: address });
  add('link', { rel: 'canonical', href: address });
}

function add(tag: 'meta' | 'link', attributes: Record<string, string>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}

/** Tells screen readers the title and moves the focus to the new page's heading. */
export function announcePage(title: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = title;
  requestAnimationFrame(() => {
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content);
}
