import { fold } from '@lichen/contracts/formats/fold';
import type { NamedRecord, NamedRecords } from '@lichen/contracts/entity/named-records';
import type { NearRecord } from '@lichen/contracts/imports/import.entity';
import { nearestNames } from '@lichen/contracts/formats/nearest-names';
import type { Read } from '../../../platform/engine/rules';
import { yieldToEventLoop } from '../../../platform/jobs/yield-to-event-loop';

type Named = Readonly<Record<string, unknown>>;

const wordsOf = ({ words }: NamedRecord, record: Named): readonly unknown[] => words?.(record) ?? [record['name']];

export type FoundName = { readonly id: string; readonly name: string } | 'none' | 'several';
/** Finds the record of an entity that a text in the file names. */
export type FindName = (entity: string, text: string) => Promise<FoundName>;

/** Display name of a record or a draft. */
export const recordName = (kind: NamedRecord, record: Named): string => String(wordsOf(kind, record)[0] ?? '');

/** A planned record that is found by its name as if it were stored, or the record with the id `found` in its place. */
export interface AddedName {
  readonly entity: string;
  readonly id: string;
  readonly name: string;
  readonly found?: string | undefined;
}

const PAGE = 1000;

/** Yields every record of a kind with the texts it may be called by, its name first. */
async function* recordsOf(read: Read, known: NamedRecord | undefined) {
  if (!known) return;
  for (let after = ''; ; ) {
    const selection = { where: { id: { above: after } }, order: [{ column: 'id' }], limit: PAGE };
    const page = await read(known.entity).list(selection);
    for (const record of page) {
      const called = wordsOf(known, record as unknown as Named).flatMap((word) => (word ? [String(word)] : []));
      yield { named: { id: record._id, name: called[0] ?? '' }, called };
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last._id;
  }
}

async function namesOf(read: Read, kind: NamedRecord | undefined): Promise<Map<string, FoundName>> {
  const found = new Map<string, FoundName>();
  for await (const { named, called } of recordsOf(read, kind)) {
    found.set(named.id, named);
    for (const word of new Set(called.map(fold))) found.set(word, found.has(word) ? 'several' : named);
  }
  return found;
}

/** The few records that each text most likely means, closest first. */
export async function nearestRecords(
  read: Read,
  kind: NamedRecord | undefined,
  texts: readonly string[],
): Promise<NearRecord[][]> {
  const { add, nearest } = nearestNames<NearRecord>();
  for await (const { named, called } of recordsOf(read, kind)) for (const word of called) add(word, named);
  const found: NearRecord[][] = [];
  for await (const text of yieldToEventLoop(texts, 1)) found.push(nearest(text));
  return found;
}

async function withAdded(stored: Promise<Map<string, FoundName>>, added: readonly AddedName[]) {
  const names = await stored;
  for (const { id, name, found } of added) {
    const meant = names.get(found ?? '') ?? { id, name };
    for (const word of [id, fold(name)]) if (!names.has(word)) names.set(word, meant);
  }
  return names;
}

/**
 * Returns a function that finds records by the names people use. The names of a kind are read once, at its first use;
 * `added` are found as well.
 */
export function nameFinder(read: Read, records: NamedRecords, added: readonly AddedName[] = []): FindName {
  const kinds = new Map<string, Promise<Map<string, FoundName>>>();
  return async (kind, text) => {
    const own = added.filter(({ entity }) => entity === kind);
    const names = kinds.get(kind) ?? withAdded(namesOf(read, records[kind]), own);
    kinds.set(kind, names);
    const known = await names;
    return known.get(text) ?? known.get(fold(text)) ?? 'none';
  };
}
