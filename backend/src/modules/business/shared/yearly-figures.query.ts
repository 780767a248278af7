import { periodData } from '@lichen/contracts/business/company/period-data.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Effect, Read } from '../../../platform/engine/rules';

/** The yearly figures that go with a record that is removed. Nothing is read unless it is on its way out. */
export async function yearlyFigures(read: Read, parentId: string, isRemoval: boolean): Promise<readonly Effect[]> {
  if (!isRemoval) return [];
  const rows = await read(periodData).list({ where: { parent_id: parentId } });
  return rows.map((row) => ({
    kind: 'remove',
    entity: periodData,
    record: row as unknown as RecordOf<Entity>,
  }));
}
