import { paths } from '@lichen/contracts/api/paths';
import type { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Facts, usePortal, useFormat, useT } from '@lichen/kit';
import { Alert } from '@lichen/kit/antd';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { Link } from '@lichen/kit/router';
import '../passports/passports.css';

type Return = RecordOf<typeof partnerReturn>;
type Json = unknown;

const isNested = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Flattens a calculation record into lines; each name is its path in the open format. */
function linesOf(record: Json, above: readonly string[] = []): { name: string; value: string }[] {
  if (isNested(record)) return Object.entries(record).flatMap(([name, value]) => linesOf(value, [...above, name]));
  const value = typeof record === 'string' ? record : JSON.stringify(record);
  return [{ name: above.join(' · '), value: value ?? '' }];
}

const MOST_LINES = 100;

/** Source passport of the figures and their calculation record, with a warning if the passport was revoked. */
export function ReturnSource({ of: one }: { of: Return }) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const { passport_id, passport_record: said, recalled_on } = one;
  if (!passport_id || !said) return null;
  const source = t('Passport of {company}', { company: said.issuer });
  return (
    <section className="vc-source" aria-label={t('Source')}>
      {recalled_on !== null && (
        <Alert
          type="warning"
          showIcon
          message={t('The issuer has revoked this passport.')}
          description={t('This return is no longer used for new figures. Enter your own figures, or delete it.')}
        />
      )}
      <Facts
        facts={[
          {
            label: t('Source'),
            value: may(receivedPassport.allow.read) ? (
              <Link to={paths.receivedPassport(passport_id)}>{source}</Link>
            ) : (
              source
            ),
          },
          { label: t('Signed on'), value: said.signed_on && format.moment(said.signed_on) },
          { label: t('Fingerprint'), value: <span className="cp-print">{said.fingerprint}</span> },
        ]}
      />
      <details>
        <summary>{t('Calculation record')}</summary>
        {said.calculation === null ? (
          <p className="cp-quiet">{t('The passport has the record of the calculation.')}</p>
        ) : (
          <Facts
            facts={linesOf(said.calculation)
              .slice(0, MOST_LINES)
              .map(({ name, value }) => ({ label: name, value: <span className="cp-print">{value}</span> }))}
          />
        )}
      </details>
      <p className="cp-quiet">{t('Once you change a figure, it is no longer that of the passport.')}</p>
    </section>
  );
}
