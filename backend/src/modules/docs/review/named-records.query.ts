import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { survey } from '@lichen/contracts/compliance/survey.entity';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { Entity } from '@lichen/contracts/entity/entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { inParts } from '../../../platform/in-parts';
import type { Read } from '../../../platform/engine/rules';
import type { namedRecords } from './form-values';

/** Entities that documents can refer to. */
const RECORDS: Readonly<Record<string, Entity>> = Object.fromEntries(
  [location, partner, powerSource, product, staffProfile, survey, vehicle].map((entity) => [
    entity.name,
    entity as unknown as Entity,
  ]),
);

/** Returns which ids the company has; undefined if the entity is not listed here. */
async function knownIds(read: Read, of: string, ids: readonly string[]): Promise<ReadonlySet<string> | undefined> {
  const entity = RECORDS[of];
  if (!entity) return undefined;
  const found: string[] = [];
  for (const some of inParts(ids)) {
    const where = { id: { in: some } };
    found.push(...(await read(entity).list({ where, limit: some.length })).map(({ _id }) => _id));
  }
  return new Set(found);
}

/** Returns errors by field for references to records that the company does not have. */
export async function unknownRecords(read: Read, named: ReturnType<typeof namedRecords>): Promise<FieldErrors> {
  const known = await Promise.all(
    [...new Set(named.map(([, of]) => of))].map(async (of) => {
      const ids = [...new Set(named.flatMap(([, entity, id]) => (entity === of ? [id] : [])))];
      return [of, await knownIds(read, of, ids)] as const;
    }),
  );
  const ids = new Map(known);
  const unknown = named.filter(([, of, id]) => ids.get(of)?.has(id) === false);
  return Object.fromEntries(unknown.map(([field]) => [field, FIELD_TEXTS.unknownRecord]));
}
