/** Parsed search text: its words, in one named field or anywhere. */
export interface Search {
  readonly place: string | null;
  readonly words: string;
}

/** `partner:Acme` looks for Acme among the partners; a text that begins with no known place is looked for in all. */
export function searchOf(text: string, places: readonly string[]): Search {
  const at = text.indexOf(':');
  const place = at > 0 ? text.slice(0, at) : '';
  return places.includes(place) ? { place, words: text.slice(at + 1) } : { place: null, words: text };
}

export const searchText = ({ place, words }: Search): string =>
  place === null || words === '' ? words : `${place}:${words}`;
