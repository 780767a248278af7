import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';

/** Records that one page of the audit can name: those that its rows are about, and those that their values point to. */
export const MOST_RECORDS = 400;

/** What a record is known by: its name, or, of one without, its days. */
export interface AuditedRecord {
  readonly entity: string;
  readonly id: string;
  readonly name: string | null;
  readonly from: number | null;
  readonly to: number | null;
}

/** Names of the records that audit rows are about, as far as they are still there. */
export const auditRecords = defineCall({
  name: 'audit_records',
  label: 'Names of audited records',
  method: 'POST',
  allow: ADMIN,
  input: z.strictObject({
    records: z.array(z.strictObject({ entity: z.string().max(80), id: z.string().max(64) })).max(MOST_RECORDS),
  }),
  writes: false,
  dependsOn: [],
});
