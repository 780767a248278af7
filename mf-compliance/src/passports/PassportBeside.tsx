import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { STANDINGS } from '@lichen/contracts/compliance/passports/passport-standing';
import { Facts, QueryStates, StatusTag, useFormat, useRecord, useT } from '@lichen/kit';
import { revokedWords } from './PassportVerdict';
import { type ReceivedPassport, STANDING_TONES, useTrusted } from './useTrusted';
import './passports.css';

/** Current validity of the passport that a submission was taken from, shown to the reviewer. */
export function PassportBeside({ id }: { id: string }) {
  const t = useT();
  const found = useRecord(receivedPassport, id);
  return (
    <section className="cp-checks" aria-label={t('Supplier passport')}>
      <p>
        <strong>{t('Supplier passport')}</strong>
      </p>
      <QueryStates of={found}>{(one) => <Beside of={one} />}</QueryStates>
    </section>
  );
}

function Beside({ of: one }: { of: ReceivedPassport }) {
  const t = useT();
  const format = useFormat();
  const { found, standingOf } = useTrusted();
  const standing = standingOf(one);
  const moment = (at: number | null) => at && format.moment(at);
  return (
    <QueryStates of={found}>
      {() => (
        <Facts
          facts={[
            {
              label: t('State'),
              value: <StatusTag tone={STANDING_TONES[standing]}>{t(STANDINGS[standing])}</StatusTag>,
            },
            { label: t('Fingerprint'), value: one.fingerprint && <span className="cp-print">{one.fingerprint}</span> },
            { label: t('Signed on'), value: moment(one.signed_on) },
            { label: t('Valid until'), value: moment(one.valid_until) },
            { label: t('Revoked?'), value: t(revokedWords(one)) },
            { label: t('No answer since'), value: moment(one.unheard_since) },
            { label: t('Date of the list'), value: moment(one.listed_on) },
          ]}
        />
      )}
    </QueryStates>
  );
}
