import { type Outlines, readOutlines } from './read-outlines';

/** Fetches the outlines of coasts and borders, a static file of the release that the browser caches. */
export async function fetchOutlines(): Promise<Outlines> {
  const answer = await fetch(new URL('./outlines.svg', import.meta.url).href);
  if (!answer.ok) throw new Error(`Outlines: ${answer.status}`);
  return readOutlines(await answer.text());
}
