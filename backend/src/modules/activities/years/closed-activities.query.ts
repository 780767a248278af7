import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import type { Read } from '../../../platform/engine/rules';
import { touchesAny } from './year-sums';

/** Returns the approved years. */
export const approvedYears = async (read: Read): Promise<number[]> =>
  (await read(inventoryYear).list({ where: { state: 'approved' } })).map(({ year }) => year);

/** Splits activities into those that overlap no approved year and those that do, and returns the approved years. */
export async function splitByApproval<A extends { from: number | null; to: number | null }>(
  read: Read,
  page: readonly A[],
): Promise<{ open: A[]; closed: A[]; approved: number[] }> {
  const years = await approvedYears(read);
  const isClosed = (each: A) => touchesAny(years, each);
  return { open: page.filter((each) => !isClosed(each)), closed: page.filter(isClosed), approved: years };
}

/** Returns the ids of activities that overlap an approved year. */
export async function approvedAmong(read: Read, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const years = await approvedYears(read);
  if (years.length === 0) return new Set();
  const found = await read(activity).list({ where: { id: { in: ids } } });
  return new Set(found.filter((each) => touchesAny(years, each)).map(({ _id }) => _id));
}
