import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import type { OpenWatch } from '../../../../platform/engine/unit/watch';
import type { UnitOfWork } from '../../../../platform/engine/unit/unit-of-work';
import { type Doc, isSame } from '../standing';
import { warningsOf } from '../warnings.query';
import { isSameSupplier } from './bill-number';
import { LOOKED_AT, WAITING } from './same-bill.query';

/** Maximum number of copies of one bill whose warnings are updated at once; a change of a copy updates its own. */
const MOST = 20;

type Bill = Pick<Doc, '_id' | 'name' | 'partner_id' | 'prep_data' | 'bill_number' | 'queue'>;

/** Returns a document as its copies name it; null while it does not wait for review. */
const billOf = (one: Bill | null): Bill | null =>
  one && one.bill_number !== null && WAITING.includes(one.queue) ? one : null;

const sayingOf = (one: Bill | null): readonly unknown[] | null =>
  one && [one.name, one.bill_number, one.partner_id, one.prep_data?.['supplier_name']];

/** Updates the warnings of the other waiting documents that have the number and supplier of one of the bills. */
async function warnAgain(unit: UnitOfWork, bill_number: string, bills: readonly Bill[]): Promise<void> {
  const where = { bill_number, queue: { in: WAITING } };
  const order = [{ column: 'created_on', descending: true }, { column: 'id' }];
  const found = await unit.read(doc).part(['_id', 'partner_id', 'prep_data'], { where, order, limit: LOOKED_AT });
  // Short numbers are those of many suppliers.
  const copies = found.filter((record) => bills.some((bill) => isSameSupplier(bill, record))).slice(0, MOST);
  const ids = copies.map(({ _id }) => _id);
  for (const record of ids.length === 0 ? [] : await unit.read(doc).list({ where: { id: { in: ids } }, order })) {
    const warnings = await warningsOf(unit.read, record, record.prep_data ?? {});
    if (!isSame(warnings, record.warnings)) await unit.mark(doc, [{ id: record._id }], { warnings });
  }
}

/** Updates the warnings of copies of a bill when one of them arrives, changes, is applied or is deleted. */
export const warnedCopies: OpenWatch = ({ context }) => {
  const turned = new Map<string, Bill[]>();
  return {
    note: ({ name }, before, after) => {
      if (name !== doc.name) return;
      const [old, now] = [before, after].map((one) => billOf(one as unknown as Bill | null));
      if (isSame(sayingOf(old ?? null), sayingOf(now ?? null))) return;
      for (const bill of [old, now])
        if (bill && bill.bill_number !== null)
          turned.set(bill.bill_number, [...(turned.get(bill.bill_number) ?? []), bill]);
    },
    beforeCommit: async (unit) => {
      const due = [...turned];
      turned.clear();
      // One after the other: of two that arrive at the same moment, neither would see the other.
      if (due.length > 0) await unit.records(companyProfile).hold([context.companyId]);
      for (const [number, bills] of due) await warnAgain(unit, number, bills);
    },
  };
};
