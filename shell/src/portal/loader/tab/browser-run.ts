import { referenceId } from '../reference-id';

/** Name of a cookie without an expiry date, which the browser forgets when it ends. */
const COOKIE = 'lichen_run';
const VALUE = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`);

/** Returns an id that all tabs share while the browser runs; after a restart of the browser it is another one. */
export function browserRun(): string {
  const known = VALUE.exec(document.cookie)?.[1];
  if (known) return known;
  const id = referenceId();
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the portal is served over HTTP
  document.cookie = `${COOKIE}=${id}; Path=/; SameSite=Strict${secure}`;
  return id;
}
