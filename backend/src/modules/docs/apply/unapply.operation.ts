import { doc } from '@lichen/contracts/docs/doc.entity';
import { docEvidence } from '@lichen/contracts/docs/doc-evidence.entity';
import { type DocStatus, MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { refused } from '@lichen/contracts/api/problems';
import { operation } from '../../../platform/engine/operations';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { forgetDoc } from '../memory/remember.rules';
import type { Evidence } from './evidence';
import { expectImportUndone } from '../review/imported-list.rules';
import { removeMade } from './remove-made.rules';
import { PAGE } from './write-drafted.rules';

/** Reads all open evidence at once: a record and the one that refers to it may be far apart in a long list. */
const openEvidence = (unit: UnitOfWork, doc_id: string): Promise<Evidence[]> =>
  unit.read(docEvidence).list({ where: { doc_id, closed_on: null }, order: [{ column: 'id' }] });

/** Removes or restores exactly what applying the document wrote. The evidence is kept, closed. */
export const unapplyDoc = operation(doc, 'unapply', async ({ record, context, unit, batch, entities }) => {
  if (!MAY_UNAPPLY.includes(record.status)) throw refused(DOC_TEXTS.notApplied);
  await expectImportUndone(unit.read, record);
  await forgetDoc(record._id, unit);
  const changes = { closed_on: context.now, updated_on: context.now };
  const rows = await openEvidence(unit, record._id);
  await removeMade(rows, unit, batch, entities());
  for (let at = 0; at < rows.length; at += PAGE)
    await unit.records(docEvidence).updateEach(rows.slice(at, at + PAGE).map((row) => ({ record: row, changes })));
  const status: DocStatus = 'ready';
  return { status, applied_types: null, applied_on: null, applied_by_itself: false };
});
