import { passportIssuer } from '@lichen/contracts/compliance/passports/passport-issuer.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  Card,
  Facts,
  useAction,
  useConfirm,
  useFormat,
  useNotifyOutcome,
  usePortal,
  useRecords,
  useT,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import './passports.css';

/** The company's fingerprint, to be told to partners; renders nothing before the first passport. */
export function OwnFingerprint() {
  const found = useRecords(passportIssuer);
  const [issuer] = found.data?.list ?? [];
  return issuer ? <Known issuer={issuer} /> : null;
}

function Known({ issuer }: { issuer: RecordOf<typeof passportIssuer> }) {
  const t = useT();
  const format = useFormat();
  const confirm = useConfirm();
  const notify = useNotifyOutcome();
  const { may } = usePortal();
  const { run, isRunning } = useAction(passportIssuer, 'rotate');
  const rotate = async () => {
    const text = t('New passports are signed with the new key. Anyone who trusts the old key trusts the new one too.');
    if (await confirm({ title: t('Make a new key?'), text, action: 'New key' })) notify(await run(issuer, {}), 'Saved');
  };
  return (
    <Card title={t('Your fingerprint')}>
      <div className="cp-form">
        <p>
          {t(
            'Give it to partners through another channel than the file, so that they can confirm that a passport is yours.',
          )}
        </p>
        <p className="cp-print">{issuer.fingerprint}</p>
        <Facts
          facts={[
            { label: t('Keys'), value: format.number(issuer.keys.length) },
            {
              label: t('List of revoked passports'),
              value: (
                <a className="cp-print" href={issuer.list_address}>
                  {issuer.list_address}
                </a>
              ),
            },
          ]}
        />
        {may(passportIssuer.actions.rotate.allow) && (
          <div className="cp-acts">
            <Button loading={isRunning} onClick={() => void rotate()}>
              {t('New key')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
