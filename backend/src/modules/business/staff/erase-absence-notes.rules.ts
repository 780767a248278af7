import { bulkRow } from '@lichen/contracts/activities/list/bulk-row.entity';
import { absenceActivity } from '@lichen/contracts/activities/types/staff/absence.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { auditLog } from '@lichen/contracts/identity/audit/audit-log.entity';
import { forgetRemoved } from '../../../platform/engine/unit/removed-records';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { ErasedRecords } from '../../../platform/erasure';
import type { Platform } from '../../../platform/platform';

interface Whose {
  readonly profile_id: string;
  readonly companyId: string;
}

/** Returns the ids of records, deleted ones too, whose log names a person by id. */
export async function idsInLog({ read }: UnitOfWork, { name }: Entity, person: string): Promise<string[]> {
  const where = { entity_name: name, diff: { contains: person } };
  return [...new Set((await read(auditLog).part(['record_id'], { where })).map(({ record_id }) => record_id))];
}

/**
 * Erases what was written to absences of a person, also to deleted ones, which can be restored no more; returns the
 * absences. Days and hours stay: nothing that a figure or an approved year rests on is touched, so no rule is asked.
 */
export async function eraseAbsenceNotes(
  unit: UnitOfWork,
  { database }: Pick<Platform, 'database'>,
  { profile_id, companyId }: Whose,
): Promise<ErasedRecords[number]> {
  await forgetRemoved(database, unit.sql, { companyId, entity: absenceActivity, holding: profile_id });
  const there = (await unit.records(absenceActivity).part(['_id'], { where: { profile_id } })).map(({ _id }) => _id);
  const absences = [...new Set([...there, ...(await idsInLog(unit, absenceActivity, profile_id))])];
  if (there.length > 0) await unit.mark(absenceActivity, [{ profile_id }], { description: null });
  const rows =
    absences.length > 0 ? await unit.records(bulkRow).list({ where: { activity_id: { in: absences } } }) : [];
  const noted = rows.filter(({ replaced }) => replaced?.['description']);
  await unit
    .records(bulkRow)
    .updateEach(noted.map((record) => ({ record, changes: { replaced: { ...record.replaced, description: null } } })));
  return [absenceActivity, absences];
}
