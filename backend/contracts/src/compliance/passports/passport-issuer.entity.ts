import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import { confidential, internal, json, text } from '../../entity/fields';
import { ADMIN, NOBODY } from '../../portal/roles';
import { COMPLIANCE_ROLES } from '../demands/compliance-roles';
import type { PassportKeys } from './passport-format';

/**
 * The company as a passport issuer: its public address and its keys. One per company, created with the first passport.
 */
export const passportIssuer = defineEntity({
  name: 'passport_issuers',
  label: 'Passport issuer',
  fields: {},
  derived: {
    /** Random part of the public address, which does not reveal the company. */
    slug: text('Address', 64),
    did: text('Issuer', 300),
    list_address: text('List of revoked passports', 400),
    /** Oldest first. Old keys stay, so that their signatures can still be verified. */
    keys: json<PassportKeys>('Keys'),
    /** Fingerprint of the current signing key. */
    fingerprint: text('Fingerprint', 100),
    /** Private half of the current signing key, encrypted with the secret of the installation. */
    sealed_key: internal(confidential(text('Sealed key', 500))),
  },
  allow: { list: COMPLIANCE_ROLES, read: COMPLIANCE_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  actions: { rotate: { label: 'New key', allow: ADMIN, input: z.strictObject({}) } },
  events: { found: 'Passport issuer made' },
  sorts: ['created_on'],
});
