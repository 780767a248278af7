import { defineEntity } from '../../entity/entity';
import { instant, integer, json, optional, text } from '../../entity/fields';
import { ADMIN, NOBODY } from '../../portal/roles';

/** Values of the fields changed by a write, before and after. */
export type Diff = Record<string, { from: unknown; to: unknown }>;

/** Shown in place of a value that the log does not store. */
export const MASKED = '•••';

/** Erasure of a person's data, logged on every affected record; the log names the fields but not their values. */
export const ERASURE = 'erase_personal_data';
/** Label of the erasure, for the entities whose records it can affect. */
export const ERASURE_EVENT = { [ERASURE]: 'Personal data erased' } as const;

/** Record of who did what, and when. The platform writes it in the transaction of the change; it is never edited. */
export const auditLog = defineEntity({
  name: 'audit_log',
  label: 'Audit record',
  fields: {},
  derived: {
    entity_name: text('Record', 80),
    record_id: text('Record id', 64),
    user: text('User', 254),
    profile_id: text('User id', 64),
    dt: instant('When'),
    type: text('What', 60),
    diff: json<Diff>('Changes'),
    hash: text('Hash', 64),
    seal: optional(integer('Chain hash')),
  },
  allow: { list: ADMIN, read: ADMIN, create: NOBODY, update: NOBODY, remove: NOBODY },
  filters: {
    profile_id: { kind: 'oneOf', field: 'profile_id', of: 'members' },
    entity_name: { kind: 'oneOf', field: 'entity_name', of: { names: 'entities' } },
    record_id: { kind: 'oneOf', field: 'record_id', of: { ids: [] } },
    period_start_date: { kind: 'atLeast', field: 'dt' },
    period_end_date: { kind: 'atMost', field: 'dt' },
    email: { kind: 'contains', fields: ['user'] },
    /** Writes that changed a field of this name; `name:text` also requires the text in the old or the new value. */
    field: { kind: 'member', field: 'diff' },
    /** Writes in which the old or the new value of any field contains the text. */
    text: { kind: 'contains', fields: ['diff'] },
    /** Names of the changed fields, without their values. */
    summary: { kind: 'namesOnly', field: 'diff' },
  },
  sorts: ['dt'],
  order: { field: 'dt', descending: true },
  indexes: [['dt'], ['record_id'], ['profile_id', 'dt'], ['entity_name', 'dt']],
  audit: 'none',
});
