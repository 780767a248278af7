/** Parsed search text: the words, and the field they are searched in; null for all fields. */
export interface Search {
  readonly place: string | null;
  readonly words: string;
}

/**
 * Parses a search text. `partner:Acme` searches partners for Acme; text without a known prefix searches every field.
 */
export function searchOf(text: string, places: readonly string[]): Search {
  const at = text.indexOf(':');
  const place = at > 0 ? text.slice(0, at) : '';
  return places.includes(place) ? { place, words: text.slice(at + 1) } : { place: null, words: text };
}

/** Returns the text of a search as the address keeps it, with the searched field in front. */
export const searchText = ({ place, words }: Search): string =>
  place === null || words === '' ? words : `${place}:${words}`;
