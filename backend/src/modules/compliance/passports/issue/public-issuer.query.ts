import { passportIssuer } from '@lichen/contracts/compliance/passports/passport-issuer.entity';
import { supplierPassport } from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import { companyRecords } from '../../../../platform/engine/company-records';
import type { Platform } from '../../../../platform/platform';
import { tableOf } from '../../../../platform/store/table';
import { legalName } from './keep-passport.rules';

/** Limit of the revocation list; the newest revocations are listed. */
const MOST_LISTED = 10_000;

/** Returns the public data of an issuer: name, keys and revoked passports; undefined for an unknown address. */
export async function publicIssuer({ database }: Pick<Platform, 'database'>, slug: string) {
  // A stranger knows only the slug, so this one query runs outside a company.
  const table = tableOf(passportIssuer.name, ['company_id', 'slug'], database.dialect);
  const row = await table.first(database, { slug });
  if (!row) return undefined;
  const companyId = String(row['company_id']);
  const read = companyRecords({ database }, companyId);
  const issuer = await read(passportIssuer).get(companyId);
  const revoked = await read(supplierPassport).part(['passport_id', 'revoked_on', 'revoke_reason'], {
    where: { state: 'issued', revoked_on: { above: 0 } },
    order: [{ column: 'revoked_on', descending: true }],
    limit: MOST_LISTED,
  });
  return { issuer, name: await legalName(read, companyId), revoked };
}
