import { accident } from '@lichen/contracts/business/staff/accident.entity';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Effect, Read } from '../../../platform/engine/rules';

/** A record with an optional field that refers to a person. */
export interface Left {
  readonly entity: Entity;
  readonly field: string;
  readonly record: RecordOf<Entity>;
}

/** Optional fields that may refer to a member of staff. */
const NAMING: readonly (readonly [Entity, string])[] = [
  [accident, 'profile_id'],
  [vehicle, 'admin_profile_id'],
  [companyProfile, 'esg_contact'],
];

/** Returns all records whose optional fields refer to the person. */
export async function leftBy(read: Read, id: string): Promise<Left[]> {
  const found = await Promise.all(
    NAMING.map(async ([entity, field]) => {
      const records = await read(entity).list({ where: { [field]: id } });
      return records.map((record) => ({ entity, field, record }));
    }),
  );
  return found.flat();
}

/** Returns updates that clear references to a removed member of staff; the records themselves stay. */
export const unnamed = (left: readonly Left[], isRemoval: boolean): Effect[] =>
  (isRemoval ? left : []).map(({ entity, field, record }) => ({
    ...{ kind: 'update' as const, entity, record, as: 'update' },
    changes: { [field]: null },
  }));
