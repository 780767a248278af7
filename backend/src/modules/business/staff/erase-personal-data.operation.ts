import { accident } from '@lichen/contracts/business/staff/accident.entity';
import { employmentRecord } from '@lichen/contracts/business/staff/employment-record.entity';
import { ERASURE_TEXTS } from '@lichen/contracts/business/staff/personal-data.call';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { ERASURE } from '@lichen/contracts/identity/audit/audit-log.entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { refused } from '@lichen/contracts/api/problems';
import { operation } from '../../../platform/engine/operations';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { eraseBesideRows } from '../../../platform/erasure';
import { eraseAbsenceNotes, idsInLog } from './erase-absence-notes.rules';
import { eraseFromImports } from './erase-from-imports.rules';
import { personTexts } from './person-texts';

type Profile = RecordOf<typeof staffProfile>;

/** Returns a pseudonym that identifies nobody but still tells people apart. */
const nameless = (id: string) => ({ first_name: 'Person', last_name: id.slice(-6).toUpperCase() });

/** Anonymises the person's user, if any, and returns its id; throws `refused` unless its access has been stopped. */
async function forgetUser(unit: UnitOfWork, { uid }: Profile): Promise<readonly string[]> {
  const user = uid ? await unit.records(member).find(uid) : undefined;
  if (!user) return [];
  if (user.status !== 'stopped') throw refused(ERASURE_TEXTS.stopFirst);
  const email = `${user._id}@erased.invalid`;
  await unit.update(member, user, { ...nameless(user._id), email }, ERASURE);
  return [user._id];
}

/** Updates all records of one entity and returns their ids. */
async function changeAll(unit: UnitOfWork, entity: Entity, records: readonly RecordOf<Entity>[], changes: object) {
  await unit.updateAll(
    entity,
    records.map((record) => ({ record, changes: { ...changes } })),
    ERASURE,
  );
  return records.map(({ _id }) => _id);
}

const all = <E extends Entity>(records: readonly RecordOf<E>[]) => records as unknown as readonly RecordOf<Entity>[];

/**
 * Erases the personal data of a member of staff: names, addresses, pay, notes, imported rows and audit log entries.
 * Keeps what figures are calculated from: location and terms of work, gender, year of birth, and their activities.
 */
export const erasePersonalData = operation(staffProfile, ERASURE, async ({ record, context, unit, platform }) => {
  if (record.erased_on !== null) throw refused(ERASURE_TEXTS.erased);
  const { companyId, now } = context;
  const of = { where: { profile_id: record._id } };
  const users = await forgetUser(unit, record);
  const employment = all(await unit.records(employmentRecord).list(of));
  const accidents = all(await unit.records(accident).list(of));
  const erased = [
    [staffProfile, [record._id]],
    [member, users],
    [
      employmentRecord,
      await changeAll(unit, employmentRecord, employment, { role: null, salary: null, hourly_pay: null }),
    ],
    [accident, await changeAll(unit, accident, accidents, { profile_id: null, notes: null })],
    [employmentRecord, await idsInLog(unit, employmentRecord, record._id)],
    await eraseAbsenceNotes(unit, platform, { profile_id: record._id, companyId }),
    await eraseFromImports(unit, personTexts(record), record._id),
  ] as const;
  await eraseBesideRows({ platform, sql: unit.sql, companyId, now }, erased, users);
  return {
    ...nameless(record._id),
    ...{ email: null, address: null, birth_month: null, role: null, salary: null },
    ...{ transport_method: null, travel_class: null, fuel_type: null, distance: null, last_units: null },
    erased_on: now,
  };
});
