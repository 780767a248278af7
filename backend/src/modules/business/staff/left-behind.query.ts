import { accident } from '@lichen/contracts/business/staff/accident.entity';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Effect, Read } from '../../../platform/engine/rules';

/** A record with a field that names a person, and does without. */
export interface Left {
  readonly entity: Entity;
  readonly field: string;
  readonly record: RecordOf<Entity>;
}

/** Fields that may name a member of staff and may be empty. */
const NAMING: readonly (readonly [Entity, string])[] = [
  [accident, 'profile_id'],
  [vehicle, 'admin_profile_id'],
  [companyProfile, 'esg_contact'],
];

export async function leftBy(read: Read, id: string): Promise<Left[]> {
  const found = await Promise.all(
    NAMING.map(async ([entity, field]) => {
      const records = await read(entity).list({ where: { [field]: id } });
      return records.map((record) => ({ entity, field, record }));
    }),
  );
  return found.flat();
}

/** What somebody did or looked after stays when they leave; that it was theirs does not. */
export const unnamed = (left: readonly Left[], isRemoval: boolean): Effect[] =>
  (isRemoval ? left : []).map(({ entity, field, record }) => ({
    ...{ kind: 'update' as const, entity, record, as: 'update' },
    changes: { [field]: null },
  }));
