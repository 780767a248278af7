import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-source.entity';
import { product } from '@lichen/contracts/business/product.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { Entity } from '@lichen/contracts/entity/entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Read } from '../../../platform/engine/rules';
import type { namedRecords } from './form-values';

/** Records that documents name. */
const RECORDS: Readonly<Record<string, Entity>> = Object.fromEntries(
  [location, partner, powerSource, product, vehicle].map((entity) => [entity.name, entity as unknown as Entity]),
);

/** Those of the records named in the values that the company does not have, by field. */
export async function unknownRecords(read: Read, named: ReturnType<typeof namedRecords>): Promise<FieldErrors> {
  const looked = await Promise.all(
    named.map(async ([field, of, id]) => {
      const entity = RECORDS[of];
      return entity && !(await read(entity).find(id)) ? [[field, FIELD_TEXTS.unknownRecord] as const] : [];
    }),
  );
  return Object.fromEntries(looked.flat());
}
