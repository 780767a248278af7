import { periodData } from '@lichen/contracts/business/company/period-data.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Effect, Read } from '../../../platform/engine/rules';

/** Returns the removals of a record's yearly figures; reads nothing unless the record is being removed. */
export async function yearlyFigures(read: Read, parentId: string, isRemoval: boolean): Promise<readonly Effect[]> {
  if (!isRemoval) return [];
  const rows = await read(periodData).list({ where: { parent_id: parentId } });
  return rows.map((row) => ({
    kind: 'remove',
    entity: periodData,
    record: row as unknown as RecordOf<Entity>,
  }));
}
