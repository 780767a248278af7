import { type AuditFault, auditCheck } from '@lichen/contracts/identity/audit/audit-check.entity';
import { auditLog } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Broken, Verdict } from '../../../platform/audit/broken';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';

type AuditCheck = RecordOf<typeof auditCheck>;

const FAULTS: Readonly<Partial<Record<Broken['kind'], AuditFault>>> = {
  'row edited': 'row_edited',
  'row deleted': 'row_deleted',
  'row inserted': 'row_inserted',
  'row unsealed': 'row_unsealed',
};

/** Stores the result of a check. */
export async function storeAuditCheck(unit: UnitOfWork, context: Context, verdict: Verdict): Promise<AuditCheck> {
  const { seals, rows: entries, broken } = verdict;
  const [first] = await unit.read(auditLog).part(['dt'], { order: [{ column: 'dt' }], limit: 1 });
  const check: AuditCheck = {
    ...newRow(context),
    ...{ _id: context.newId(), checked_on: context.now, seals, entries, since: first?.dt ?? null },
    fault: broken && (FAULTS[broken.kind] ?? 'seal'),
    fault_entry: broken?.row ?? null,
    fault_seal: broken?.seal ?? null,
  };
  await unit.insertAll(auditCheck, [check as unknown as RecordOf<never>], 'create');
  return check;
}
