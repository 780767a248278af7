import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import { day, instant, integer, internal, json, optional, text, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { COMPLIANCE_ROLES } from '../demands/compliance-roles';
import type { PassportKeys } from './passport-format';
import type { PassportHolds } from './passport-holds';

export const VERDICTS = { intact: 'Intact', broken: 'Broken' } as const;

/** Result of asking the issuer for its list of revoked passports. */
export const ASKED = {
  none: 'The passport names no list',
  asking: 'The issuer is being asked',
  answered: 'The issuer was asked',
  unreachable: 'The issuer could not be asked',
  refused: 'The issuer’s answer is not its list of revoked passports',
} as const;

/** One entry of the archive, in archive order; `size` in bytes. */
export interface PassportEntry {
  readonly name: string;
  readonly size: number;
}

/** A passport that was uploaded, with the result of verifying every byte. */
export const receivedPassport = defineEntity({
  name: 'received_passports',
  label: 'Received passport',
  subscription: 'compliance',
  hasFile: true,
  fields: {},
  derived: {
    name: text('File', 255),
    verdict: worded('Bytes and signature', VERDICTS),
    /** If broken: the defect, the entry or part, and the offset of the first faulty byte. */
    broken_why: optional(text('What is broken', 300)),
    broken_place: optional(text('Place', 400)),
    broken_at: optional(integer('Byte')),
    passport_id: optional(text('Passport', 64)),
    issuer_id: optional(text('Issuer', 300)),
    issuer_name: optional(text('Issued by', 300)),
    subject_name: optional(text('Company', 300)),
    keys: internal(optional(json<PassportKeys>('Keys'))),
    fingerprint: optional(text('Fingerprint', 100)),
    /** Fingerprints of the signing key and of the keys before it; trust in any of them covers the signing key. */
    fingerprints: optional(json<readonly string[]>('Fingerprints')),
    valid_from: optional(instant('Valid from')),
    valid_until: optional(instant('Valid until')),
    signed_on: optional(instant('Signed on')),
    holds: optional(json<PassportHolds>('Contents')),
    list_address: optional(text('List of revoked passports', 300)),
    asked: worded('Revoked?', ASKED),
    asked_on: optional(instant('Asked on')),
    /** First failed attempt to ask the issuer since its last answer. */
    unheard_since: optional(instant('No answer since')),
    /** Date of the issuer's list, that is, how old the information is. */
    listed_on: optional(instant('Date of the list')),
    revoked_on: optional(day('Revoked on')),
    revoke_reason: optional(text('Reason', 500)),
    job_id: optional(text('Job', 64)),
    digest: text('SHA-256', 64),
    bytes: integer('Bytes'),
    entries: internal(optional(json<readonly PassportEntry[]>('Entries'))),
    file_id: internal(optional(text('File', 64))),
  },
  allow: { list: COMPLIANCE_ROLES, read: COMPLIANCE_ROLES, create: NOBODY, update: NOBODY, remove: COMPLIANCE_ROLES },
  actions: {
    ask: { label: 'Ask the issuer', allow: COMPLIANCE_ROLES, input: z.strictObject({}) },
    /** Takes a certificate (by its file) or survey answers (by their version) as a submission for a demand. */
    take: {
      label: 'Take as submission',
      allow: COMPLIANCE_ROLES,
      input: z.strictObject({
        demand_id: z.string().min(1).max(64),
        file: z.string().max(100).optional(),
        survey_hash: z.string().max(64).optional(),
      }),
    },
    /**
     * Takes the figures of one year as an annual return of a partner. A passport holds no revenue or spend, so the
     * caller adds them.
     */
    take_return: {
      label: 'Take as annual return',
      allow: COMPLIANCE_ROLES,
      input: z.strictObject({
        partner_id: z.string().min(1).max(64),
        year: z.number().int(),
        revenue: z.number().nonnegative().optional(),
        spend: z.number().nonnegative().optional(),
        currency: z.string().length(3).optional(),
      }),
    },
  },
  events: {
    receive: 'Passport received',
    hear: 'Issuer asked',
    unheard: 'Issuer could not be asked',
    revoke: 'Passport revoked',
  },
  filters: { verdict: { kind: 'oneOf', field: 'verdict' } },
  sorts: ['created_on'],
  order: { field: 'created_on', descending: true },
});

/** Download address of the archive, or of one of its files. */
export const receivedAddress = (id: string, entry = 'passport.zip'): string =>
  `/api/data/${receivedPassport.name}/${encodeURIComponent(id)}?f=${encodeURIComponent(entry)}`;
