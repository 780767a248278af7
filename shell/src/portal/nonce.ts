const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');

/** The value that the server wrote into the page; the policy lets only styles with it apply. */
export const nonce = meta?.content ?? '';

/** A style that applies needs its nonce no more, and whoever reads the document could take it from there. */
export function hideNonce<T extends HTMLElement | null | undefined>(element: T): T {
  if (element) element.nonce = '';
  return element;
}

meta?.remove();
for (const style of document.querySelectorAll('style')) hideNonce(style);
