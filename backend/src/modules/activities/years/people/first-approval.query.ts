import { INVENTORY_YEAR_TEXTS } from '@lichen/contracts/activities/years/inventory-year.call';
import { inventoryYearEvent } from '@lichen/contracts/activities/years/inventory-year-event.entity';
import type { Approver, FirstApproval } from '@lichen/contracts/activities/years/inventory-year.entity';
import { refused } from '@lichen/contracts/api/problems';
import type { Read } from '../../../../platform/engine/rules';
import { approvalOf, type Year } from '../kept-change.rules';
import { mayStillApprove } from './may-still-approve.query';

/** Returns the first of two approvals if the rows are still the same and the person may still approve. */
export async function validFirst(read: Read, known: Year | undefined, seal: string): Promise<FirstApproval | null> {
  const first = known?.first;
  if (first?.seal !== seal) return null;
  return (await mayStillApprove(read, [first.id])).has(first.id) ? first : null;
}

export const isSamePerson = (one: Approver, other: Approver): boolean => one.id === other.id || one.by === other.by;

/** Throws `refused` if the person changed the approved year: then somebody else has to complete its next approval. */
export async function expectNoChangeBy(read: Read, known: Year | undefined, email: string): Promise<void> {
  if (known?.state !== 'approved') return;
  const where = { approval_id: approvalOf(known), kind: 'change', by: email };
  if ((await read(inventoryYearEvent).count({ where })) > 0) throw refused(INVENTORY_YEAR_TEXTS.changedByYou);
}
