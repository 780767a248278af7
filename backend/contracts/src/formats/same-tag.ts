import { foldAccents } from './fold';

/** Returns the form by which tags are compared: `Énergie`, `energie` and ` ENERGIE` are one tag. */
export const tagKey = (tag: string): string => foldAccents(tag).trim();

/** Returns whether two tags are one, whatever their case and accents. */
export const isSameTag = (one: string, other: string): boolean => tagKey(one) === tagKey(other);

/** Returns each tag once, without blanks around it, in the spelling of the known ones or else in its first one. */
export function tidyTags(tags: readonly string[], known: readonly string[] = []): string[] {
  const spelling = new Map(known.toReversed().map((tag) => [tagKey(tag), tag]));
  const found = new Map<string, string>();
  for (const tag of tags) {
    const key = tagKey(tag);
    if (key !== '' && !found.has(key)) found.set(key, spelling.get(key) ?? tag.trim().normalize('NFC'));
  }
  return [...found.values()];
}
