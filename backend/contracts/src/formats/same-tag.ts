import { foldAccents } from './fold';

/** Returns the form by which tags are compared: `Énergie`, `energie` and ` ENERGIE` are one tag. */
export const tagKey = (tag: string): string => foldAccents(tag).trim();

/** Returns whether two tags are one, whatever their case and accents. */
export const isSameTag = (one: string, other: string): boolean => tagKey(one) === tagKey(other);

/** Without regard to case alone, as earlier releases compared tags. */
const accentedKey = (tag: string): string => tag.trim().normalize('NFC').toLowerCase();

/**
 * Returns the form by which the tags of a company are compared: `tagKey`, but with accents where the company has tags
 * from an earlier release that differ only in them.
 */
export function tagKeys(known: readonly string[]): (tag: string) => string {
  const byKey = new Map<string, Set<string>>();
  for (const tag of known) byKey.set(tagKey(tag), (byKey.get(tagKey(tag)) ?? new Set()).add(accentedKey(tag)));
  return (tag) => {
    const alike = byKey.get(tagKey(tag));
    if (!alike || alike.size < 2) return tagKey(tag);
    const [first = ''] = alike;
    return alike.has(accentedKey(tag)) ? accentedKey(tag) : first;
  };
}

/** Returns each tag once, without blanks around it, in the spelling of the known ones or else in its first one. */
export function tidyTags(tags: readonly string[], known: readonly string[] = []): string[] {
  const keyOf = tagKeys(known);
  const spelling = new Map(known.toReversed().map((tag) => [keyOf(tag), tag]));
  const found = new Map<string, string>();
  for (const tag of tags) {
    const key = keyOf(tag);
    if (key !== '' && !found.has(key)) found.set(key, spelling.get(key) ?? tag.trim().normalize('NFC'));
  }
  return [...found.values()];
}
