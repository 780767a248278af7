import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-source.entity';
import { product } from '@lichen/contracts/business/product.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { fold } from '@lichen/contracts/formats/fold';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';

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

const PAGE = 1000;

async function namesOf(read: Read, kind: string): Promise<Map<string, FoundName>> {
  const found = new Map<string, FoundName>();
  const known = KINDS[kind];
  if (!known) return found;
  for (let after = ''; ; ) {
    const selection = { where: { id: { above: after } }, order: [{ column: 'id' }], limit: PAGE };
    const page = await read(known.entity).list(selection);
    for (const record of page) {
      const [first] = known.wordsOf(record as unknown as Named);
      const named = { id: record._id, name: String(first ?? '') };
      found.set(record._id, named);
      const own = new Set(
        known.wordsOf(record as unknown as Named).flatMap((word) => (word ? [fold(String(word))] : [])),
      );
      for (const word of own) found.set(word, found.has(word) ? 'several' : named);
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return found;
    after = last._id;
  }
}

/** Finds records by what people call them. The names of a kind are read once, when the first of it is asked for. */
export function nameFinder(read: Read): FindName {
  const kinds = new Map<string, Promise<Map<string, FoundName>>>();
  return async (kind, text) => {
    const names = kinds.get(kind) ?? namesOf(read, kind);
    kinds.set(kind, names);
    const known = await names;
    return known.get(text) ?? known.get(fold(text)) ?? 'none';
  };
}
