import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-source.entity';
import { product } from '@lichen/contracts/business/product.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { fold } from '@lichen/contracts/formats/fold';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { NearRecord } from '@lichen/contracts/imports/import.entity';
import { nearestNames } from '@lichen/contracts/formats/nearest-names';
import type { Read } from '../../../platform/engine/rules';
import { yieldToEventLoop } from '../../../platform/jobs/yield-to-event-loop';

type Named = Readonly<Record<string, unknown>>;

/** Reads what a sheet may call a record beside its name: the values of these fields. */
const words =
  (...fields: readonly string[]) =>
  (record: Named): unknown[] =>
    fields.map((field) => record[field]);

const personWords = (record: Named): unknown[] => [
  `${record['first_name']} ${record['last_name']}`,
  `${record['last_name']} ${record['first_name']}`,
  record['email'],
];

const KINDS: Readonly<Record<string, { entity: Entity; wordsOf: (record: Named) => unknown[] }>> = {
  locations: { entity: location, wordsOf: words('name') },
  partners: { entity: partner, wordsOf: words('name', 'customer_ref') },
  vehicles: { entity: vehicle, wordsOf: words('name') },
  products: { entity: product, wordsOf: words('name') },
  power_sources: { entity: powerSource, wordsOf: words('name') },
  profiles: { entity: staffProfile, wordsOf: personWords },
};

export type FoundName = { readonly id: string; readonly name: string } | 'none' | 'several';
export type FindName = (entity: string, text: string) => Promise<FoundName>;

/** The entity of a kind of records that sheets name. */
export const namedEntity = (kind: string): Entity | undefined => KINDS[kind]?.entity;

/** What a record is called, or a draft of one. */
export const recordName = (kind: string, record: Named): string => String(KINDS[kind]?.wordsOf(record)[0] ?? '');

/** A record that is found by its id and its name as if it were stored; `found` is used in its place. */
export interface AddedName {
  readonly entity: string;
  readonly id: string;
  readonly name: string;
  readonly found?: string | undefined;
}

const PAGE = 1000;

/** Every record of a kind with what it may be called, its name first. */
async function* recordsOf(read: Read, kind: string) {
  const known = KINDS[kind];
  if (!known) return;
  for (let after = ''; ; ) {
    const selection = { where: { id: { above: after } }, order: [{ column: 'id' }], limit: PAGE };
    const page = await read(known.entity).list(selection);
    for (const record of page) {
      const called = known.wordsOf(record as unknown as Named).flatMap((word) => (word ? [String(word)] : []));
      yield { named: { id: record._id, name: called[0] ?? '' }, called };
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last._id;
  }
}

async function namesOf(read: Read, kind: string): Promise<Map<string, FoundName>> {
  const found = new Map<string, FoundName>();
  for await (const { named, called } of recordsOf(read, kind)) {
    found.set(named.id, named);
    for (const word of new Set(called.map(fold))) found.set(word, found.has(word) ? 'several' : named);
  }
  return found;
}

/** The records of a kind that each text may mean, the closest first and few of them. */
export async function nearestRecords(read: Read, kind: string, texts: readonly string[]): Promise<NearRecord[][]> {
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
 * Finds records by what people call them. The names of a kind are read once, when the first of it is asked for; `added`
 * are found beside them.
 */
export function nameFinder(read: Read, added: readonly AddedName[] = []): FindName {
  const kinds = new Map<string, Promise<Map<string, FoundName>>>();
  return async (kind, text) => {
    const own = added.filter(({ entity }) => entity === kind);
    const names = kinds.get(kind) ?? withAdded(namesOf(read, kind), own);
    kinds.set(kind, names);
    const known = await names;
    return known.get(text) ?? known.get(fold(text)) ?? 'none';
  };
}
