import { INVENTORY_YEAR_TEXTS } from '@lichen/contracts/activities/years/inventory-year.call';
import { inventoryYearEvent } from '@lichen/contracts/activities/years/inventory-year-event.entity';
import type { Approver, FirstApproval } from '@lichen/contracts/activities/years/inventory-year.entity';
import { refused } from '@lichen/contracts/api/problems';
import type { Read } from '../../../../platform/engine/rules';
import type { Year } from '../kept-change.rules';
import { mayStillApprove } from './may-still-approve.query';

/** Returns the first of two approvals if the rows are still the same and the person may still approve. */
export async function validFirst(read: Read, known: Year | undefined, seal: string): Promise<FirstApproval | null> {
  const first = known?.first;
  if (first?.seal !== seal) return null;
  return (await mayStillApprove(read, [first.id])).has(first.id) ? first : null;
}

export const isSamePerson = (one: Approver, other: Approver): boolean => one.id === other.id || one.by === other.by;

/**
 * Throws `refused` if the person changed the year since its last approval, also where that reopened it: then somebody
 * else has to complete its next approval.
 */
export async function expectNoChangeBy(read: Read, year: number, email: string): Promise<void> {
  const events = read(inventoryYearEvent);
  const [approval] = await events.list({
    where: { year, kind: { in: ['approve', 'approve_alone'] } },
    order: [{ column: 'on', descending: true }],
    limit: 1,
  });
  // Only entries that a change made name the approval that they touched.
  const changes = { kind: { in: ['change', 'reopen'] }, approval_id: { not: null }, by: email };
  const where = { year, ...changes, on: { atLeast: approval?.on ?? 0 } };
  if ((await events.count({ where })) > 0) throw refused(INVENTORY_YEAR_TEXTS.changedByYou);
}

/** Tells whether the account asked for two people at any earlier approval of the year. */
export const wasAskedOfTwo = async (read: Read, year: number): Promise<boolean> =>
  (await read(inventoryYearEvent).count({ where: { year, kind: 'first_approve' } })) > 0;
