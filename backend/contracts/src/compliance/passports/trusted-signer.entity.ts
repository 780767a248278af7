import { defineEntity } from '../../entity/entity';
import { hint, text } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { COMPLIANCE_ROLES } from '../demands/compliance-roles';
import { PASSPORT_TEXTS } from './passport-texts';

const DIGITS = /^[0-9a-f]{64}$/;
const digitsOf = (written: unknown) =>
  typeof written === 'string' ? written.replace(/[\s:-]/g, '').toLowerCase() : '';

/** Returns a fingerprint in groups of four hex digits, however it was typed; undefined if it is not one. */
export function fingerprintIn(written: unknown): string | undefined {
  const digits = digitsOf(written);
  return DIGITS.test(digits) ? digits.match(/.{4}/g)?.join(' ') : undefined;
}

/**
 * A key that the company trusts, together with the keys that it signs next. A person adds it after comparing the
 * fingerprint over another channel than the file.
 */
export const trustedSigner = defineEntity({
  name: 'trusted_signers',
  label: 'Trusted signer',
  subscription: 'compliance',
  reshaped: ({ fingerprint, ...sent }) => ({
    ...sent,
    ...(fingerprint === undefined ? {} : { fingerprint: fingerprintIn(fingerprint) ?? fingerprint }),
  }),
  fields: {
    name: text('Company', 200),
    fingerprint: text('Fingerprint', 100),
    compared: hint(
      text('How you compared it', 300),
      'For example: read out on the telephone, from the website of the company',
    ),
  },
  allow: {
    ...{ list: COMPLIANCE_ROLES, read: COMPLIANCE_ROLES, create: COMPLIANCE_ROLES },
    ...{ update: NOBODY, remove: COMPLIANCE_ROLES },
  },
  check: ({ fingerprint }) =>
    fingerprint === undefined || fingerprintIn(fingerprint) ? {} : { fingerprint: PASSPORT_TEXTS.noFingerprint },
  sorts: ['created_on', 'name'],
  unique: [{ fields: ['fingerprint'], message: PASSPORT_TEXTS.trustedAlready }],
});
