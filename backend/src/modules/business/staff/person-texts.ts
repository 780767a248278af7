import type { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { fold } from '@lichen/contracts/formats/fold';
import { MASKED } from '@lichen/contracts/identity/audit/audit-log.entity';

/** What a person is called and where they are reached. */
type Named = Pick<RecordOf<typeof staffProfile>, 'first_name' | 'last_name' | 'email' | 'address'>;

const wordsOf = (text: string): string[] => fold(text).split(' ');

/** Recognises a person in texts that others have typed. */
export interface PersonTexts {
  /** The text has both names as whole words, in any order, or an address of the person. */
  readonly names: (text: string) => boolean;
  /** The same, or the text is one of the names alone, as in a column of first names. */
  readonly isOf: (text: string) => boolean;
  /**
   * Letters by which a search finds the texts, in any case on either database: plain ones, because SQLite does not know
   * the case of others. An empty one finds everything.
   */
  readonly searched: readonly string[];
}

const plainPart = (text: string): string =>
  (text.match(/[a-z0-9]+/gi) ?? []).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

export function personTexts({ first_name, last_name, email, address }: Named): PersonTexts {
  const whole = [...wordsOf(first_name), ...wordsOf(last_name)];
  // An address that names no house, such as `London`, is that of many.
  const home = address && /\d/.test(address) && wordsOf(address).length > 1 ? address : null;
  const reached = [email, home].flatMap((text) => (text ? [fold(text)] : []));
  const alone = new Set([fold(first_name), fold(last_name)]);
  const names = (text: string) => {
    const words = new Set(wordsOf(text));
    const folded = fold(text);
    return whole.every((word) => words.has(word)) || reached.some((each) => folded.includes(each));
  };
  return {
    names,
    isOf: (text) => alone.has(fold(text)) || names(text),
    searched: [plainPart(last_name), ...(email ? [plainPart(email)] : [])],
  };
}

/** Returns a value with the person's texts masked; members whose name is such a text are left out. */
export function withoutPerson(value: unknown, { isOf }: Pick<PersonTexts, 'isOf'>): unknown {
  if (typeof value === 'string') return isOf(value) ? MASKED : value;
  if (Array.isArray(value)) return value.map((each) => withoutPerson(each, { isOf }));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !isOf(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutPerson(each, { isOf })]));
}
