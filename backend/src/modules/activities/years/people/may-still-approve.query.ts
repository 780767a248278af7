import { decideInventoryYear } from '@lichen/contracts/activities/years/inventory-year.call';
import { member } from '@lichen/contracts/identity/member.entity';
import { isAllowed } from '@lichen/contracts/portal/roles';
import type { Read } from '../../../../platform/engine/rules';

/** Returns those of the people who may approve a year: they have access and the role. */
export async function mayStillApprove(read: Read, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await read(member).part(['_id', 'roles'], { where: { id: { in: ids }, status: 'active' } });
  return new Set(found.filter(({ roles }) => isAllowed(decideInventoryYear.allow, roles)).map(({ _id }) => _id));
}
