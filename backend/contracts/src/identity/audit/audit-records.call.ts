import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';

/** Most records named on one page of the audit: the records of its rows, and those that their values refer to. */
export const MOST_RECORDS = 400;

/** Name of a record; a record without a name is identified by its period. */
export interface AuditedRecord {
  readonly entity: string;
  readonly id: string;
  readonly name: string | null;
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Returns the names of the records in audit rows. A deleted record has the name that the log last has of it, masked
 * where the log does not store it.
 */
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
