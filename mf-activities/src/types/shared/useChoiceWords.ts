import { SCOPE3_CATEGORIES } from '@lichen/contracts/activities/scope3-categories';
import type { Entity } from '@lichen/contracts/entity/entity';
import { type FieldOverrides, useReference, useT } from '@lichen/kit';

type Overrides = Readonly<Record<string, FieldOverrides>>;
type Words = Readonly<Record<string, string>>;

/** Choice fields whose labels come from a reference list of the server. */
const LISTS: Readonly<Record<string, string>> = { instrument: 'instruments' };

/** Number fields that stand for codes, with their labels. */
const NUMBERS: Readonly<Record<string, Words>> = { scope3_category: SCOPE3_CATEGORIES };

/** Adds the labels of choices to the overrides of a form. */
export function useChoiceWords(entity: Entity): (overrides: Overrides) => Overrides {
  const t = useT();
  const named = Object.keys(LISTS).find((name) => Object.hasOwn(entity.fields, name));
  const rows = useReference(named ? (LISTS[named] as string) : '', {}, { enabled: named !== undefined }).data;
  const listed: [string, Words][] =
    named && rows ? [[named, Object.fromEntries(rows.map(({ code, label }) => [code, label]))]] : [];
  const numbered = Object.entries(NUMBERS).filter(([name]) => Object.hasOwn(entity.fields, name));
  const offersOf = (words: Words) =>
    Object.entries(words).map(([value, word]) => ({ value, label: `${value} ${t(word)}` }));
  return (overrides) => ({
    ...overrides,
    ...Object.fromEntries(listed.map(([name, words]) => [name, { words, ...overrides[name] }])),
    ...Object.fromEntries(numbered.map(([name, words]) => [name, { offers: offersOf(words), ...overrides[name] }])),
  });
}
