import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import { confidential, internal, json, text } from '../../entity/fields';
import { ADMIN, NOBODY } from '../../portal/roles';
import { COMPLIANCE_ROLES } from '../demands/compliance-roles';
import type { PassportKeys } from './passport-format';

/** The company as others know it by its passports: its address and its keys. There is one, made with the first passport. */
export const passportIssuer = defineEntity({
  name: 'passport_issuers',
  label: 'Passport issuer',
  fields: {},
  derived: {
    /** Part of the public address, which names the company to nobody. */
    slug: text('Address', 64),
    did: text('Issuer', 300),
    list_address: text('List of revoked passports', 400),
    /** Oldest first; old ones stay, so that what they signed can be verified. */
    keys: json<PassportKeys>('Keys'),
    /** Of the key that signs now. */
    fingerprint: text('Fingerprint', 100),
    /** Private half of the key that signs now, sealed under the secret of the installation. */
    sealed_key: internal(confidential(text('Sealed key', 500))),
  },
  allow: { list: COMPLIANCE_ROLES, read: COMPLIANCE_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  actions: { rotate: { label: 'New key', allow: ADMIN, input: z.strictObject({}) } },
  events: { found: 'Passport issuer made' },
  sorts: ['created_on'],
});
