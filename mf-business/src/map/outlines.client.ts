import { type Outlines, readOutlines } from './read-outlines';

/** The drawing of coasts and borders that lies beside the release: one file of this origin, kept by the browser. */
export async function fetchOutlines(): Promise<Outlines> {
  const answer = await fetch(new URL('./outlines.svg', import.meta.url).href);
  if (!answer.ok) throw new Error(`Outlines: ${answer.status}`);
  return readOutlines(await answer.text());
}
