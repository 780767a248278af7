import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import { day, instant, integer, internal, json, optional, text, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { COMPLIANCE_ROLES } from '../demands/compliance-roles';
import { DEMAND_TEXTS } from '../demands/demand-texts';
import type { PassportHolds } from './passport-holds';

/** States of an issued passport with their labels; the document exists only in state `issued`. */
export const PASSPORT_STATES = {
  making: 'Preparing',
  issued: 'Issued',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const;

const MOST_OF_REASON = 500;

/** A passport that this company has issued or is preparing. */
export const supplierPassport = defineEntity({
  name: 'supplier_passports',
  label: 'Supplier passport',
  fields: {},
  hasFile: true,
  derived: {
    name: text('Name', 200),
    state: worded('State', PASSPORT_STATES),
    /** The last day on which it is valid. */
    valid_until: day('Valid until'),
    holds: json<PassportHolds>('Contents'),
    passport_id: optional(text('Passport', 64)),
    issued_on: optional(instant('Issued on')),
    issued_by: optional(text('Issued by', 130)),
    digest: optional(text('SHA-256', 64)),
    bytes: optional(integer('Bytes')),
    fingerprint: optional(text('Fingerprint', 100)),
    problem: optional(text('Message', 300)),
    revoked_on: optional(instant('Revoked on')),
    revoked_by: optional(text('Revoked by', 130)),
    revoke_reason: optional(text('Reason', MOST_OF_REASON)),
    job_id: optional(text('Job', 64)),
    file_id: internal(optional(text('File', 64))),
  },
  allow: { list: COMPLIANCE_ROLES, read: COMPLIANCE_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  actions: {
    revoke: {
      label: 'Revoke',
      allow: COMPLIANCE_ROLES,
      input: z.strictObject({
        reason: z.string(DEMAND_TEXTS.reasonNeeded).trim().min(1, DEMAND_TEXTS.reasonNeeded).max(MOST_OF_REASON),
      }),
    },
  },
  events: {
    order: 'Passport ordered',
    issue: 'Passport issued',
    fail: 'Passport failed',
    cancel: 'Passport cancelled',
  },
  filters: { state: { kind: 'oneOf', field: 'state' } },
  sorts: ['created_on', 'valid_until'],
  order: { field: 'created_on', descending: true },
});

/** Download address of the archive; the parameter `f` makes caches fetch a newer version. */
export const passportAddress = (id: string, version: number): string =>
  `/api/data/${supplierPassport.name}/${encodeURIComponent(id)}?f=${version}`;
