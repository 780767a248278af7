import {
  ASKED,
  receivedAddress,
  receivedPassport,
} from '@lichen/contracts/compliance/passports/received-passport.entity';
import { type Standing, STANDINGS } from '@lichen/contracts/compliance/passports/passport-standing';
import { Card, Facts, StatusTag, useAction, useFormat, useNotifyOutcome, useT } from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import { type ReceivedPassport, STANDING_TONES } from './useTrusted';
import './passports.css';

/** Result of the verification: bytes, signature, signer, dates and revocation. */
export function PassportVerdict({ of: one, standing }: { of: ReceivedPassport; standing: Standing }) {
  const t = useT();
  const format = useFormat();
  const moment = (at: number | null) => at && format.moment(at);
  const place =
    one.broken_at === null
      ? one.broken_place
      : t('{place}, byte {byte}', { place: one.broken_place ?? '', byte: format.number(one.broken_at) });
  return (
    <Card title={t('What was found')}>
      <div className="cp-form">
        {one.broken_why !== null && <Alert type="error" showIcon message={t(one.broken_why)} description={place} />}
        <Facts
          facts={[
            {
              label: t('State'),
              value: <StatusTag tone={STANDING_TONES[standing]}>{t(STANDINGS[standing])}</StatusTag>,
            },
            { label: t('File'), value: one.name },
            { label: t('Company'), value: one.subject_name },
            { label: t('Issuer'), value: one.issuer_id && <span className="cp-print">{one.issuer_id}</span> },
            { label: t('Fingerprint'), value: one.fingerprint && <span className="cp-print">{one.fingerprint}</span> },
            { label: t('Signed on'), value: moment(one.signed_on) },
            { label: t('Valid until'), value: moment(one.valid_until) },
            { label: 'SHA-256', value: <span className="cp-print">{one.digest}</span> },
          ]}
        />
        {one.verdict === 'intact' && <Revoked of={one} />}
      </div>
    </Card>
  );
}

/** Returns whether the passport is revoked, or why that is unknown. */
export function revokedWords({ revoked_on, asked }: ReceivedPassport): string {
  if (revoked_on !== null) return 'Yes';
  return asked === 'answered' ? 'No, according to the issuer' : ASKED[asked];
}

function Revoked({ of: one }: { of: ReceivedPassport }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotifyOutcome();
  const { run, isRunning } = useAction(receivedPassport, 'ask');
  return (
    <>
      <Facts
        facts={[
          { label: t('Revoked?'), value: t(revokedWords(one)) },
          { label: t('Asked on'), value: one.asked_on && format.moment(one.asked_on) },
          { label: t('No answer since'), value: one.unheard_since && format.moment(one.unheard_since) },
          { label: t('Date of the list'), value: one.listed_on && format.moment(one.listed_on) },
          { label: t('Revoked on'), value: one.revoked_on && format.day(one.revoked_on) },
          { label: t('Reason'), value: one.revoke_reason },
        ]}
      />
      <div className="cp-acts">
        {one.list_address !== null && (
          <Button
            loading={isRunning || one.asked === 'asking'}
            onClick={() => void run(one, {}).then((outcome) => notify(outcome, 'The issuer is being asked'))}
          >
            {t('Ask the issuer')}
          </Button>
        )}
        <Button href={receivedAddress(one._id)} download>
          {t('Download passport')}
        </Button>
      </div>
    </>
  );
}
