import { doc, type DocWarning } from '@lichen/contracts/docs/doc.entity';
import type { DocQueue } from '@lichen/contracts/docs/doc-statuses';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import type { Read } from '../../../../platform/engine/rules';
import type { Values } from '../form-values';
import type { Doc } from '../standing';
import { type BillSender, billNumberOf, isSameSupplier } from './bill-number';

/** Queues of documents that wait for a person. What applied ones have made is compared with other activities. */
export const WAITING: readonly DocQueue[] = ['to_review', 'postponed'];

/** Maximum number of documents with one number that are looked at. */
export const LOOKED_AT = 500;

/** Returns the sender of a document with these values. */
const senderOf = ({ partner_id }: Doc, values: Values): BillSender => ({
  partner_id: typeof values['partner_id'] === 'string' ? values['partner_id'] : partner_id,
  prep_data: values,
});

/** Returns warnings for other documents that wait for review with the same bill number of the same supplier. */
export async function sameBill(read: Read, record: Doc, values: Values): Promise<readonly DocWarning[]> {
  const bill_number = billNumberOf(values);
  if (bill_number === null) return [];
  const found = await read(doc).part(['_id', 'name', 'partner_id', 'prep_data'], {
    where: { bill_number, queue: { in: WAITING }, id: { not: record._id } },
    order: [{ column: 'id' }],
    limit: LOOKED_AT,
  });
  const sender = senderOf(record, values);
  return found
    .filter((other) => other._id !== record.same_as && isSameSupplier(sender, other))
    .map(({ _id: id, name }) => ({ message: DOC_TEXTS.sameBill, entity: doc.name, id, name }));
}
