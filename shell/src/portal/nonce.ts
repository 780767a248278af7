const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');

/** The nonce that the server wrote into the page; the content security policy allows only styles that carry it. */
export const nonce = meta?.content ?? '';

/** Removes the nonce from a style that applies already, because any script could read it from the document. */
export function hideNonce<T extends HTMLElement | null | undefined>(element: T): T {
  if (element) element.nonce = '';
  return element;
}

meta?.remove();
for (const style of document.querySelectorAll('style')) hideNonce(style);
