import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { Read } from '../../../../platform/engine/rules';
import type { Row, Where } from '../../../../platform/store/sql';
import { COUNTED_FIELDS, type DemandGroup } from './stats-of-demands';

const groupOf = (row: Row): DemandGroup => ({
  status: row['status'] as DemandGroup['status'],
  non_compliant_reason: row['non_compliant_reason'] as DemandGroup['non_compliant_reason'],
  renewal_date: row['renewal_date'] as number | null,
  ...{ mandatory: row['mandatory'] === 1, overridden: row['overridden'] === 1, compliant: row['compliant'] === 1 },
  ...{ submitted: row['submitted'] === 1, for_review: row['for_review'] === 1, has_errors: row['has_errors'] === 1 },
  count: Number(row['counted']),
});

/** Counts demands with equal counted fields in the database: ten thousand demands fall into a few hundred groups. */
export async function demandGroups(read: Read, where: Where): Promise<DemandGroup[]> {
  const rows = await read(demand).groups({ by: COUNTED_FIELDS, measures: [], selection: { where } });
  return rows.map(groupOf);
}
