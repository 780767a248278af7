import { PASSPORT_TEXTS } from '@lichen/contracts/compliance/passports/passport-texts';
import { fingerprintIn, trustedSigner } from '@lichen/contracts/compliance/passports/trusted-signer.entity';
import { Card, TextField, useNotifyOutcome, useSave, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';
import type { ReceivedPassport } from './useTrusted';
import './passports.css';

/** Form that trusts a signer, after the person has typed the fingerprint the company told them. */
export function TrustSigner({ of: passport }: { of: ReceivedPassport }) {
  const t = useT();
  const notify = useNotifyOutcome();
  const [name, setName] = useState(passport.issuer_name ?? '');
  const [told, setTold] = useState('');
  const [compared, setCompared] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { create, isSaving } = useSave(trustedSigner);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const print = fingerprintIn(told);
    if (print !== undefined && print !== passport.fingerprint)
      return setErrors({ fingerprint: PASSPORT_TEXTS.otherFingerprint });
    const outcome = await create({ name, fingerprint: told, compared });
    const said = outcome.state === 'failed' ? outcome.error.errors : {};
    setErrors(said);
    if (Object.keys(said).length === 0) notify(outcome, 'Saved');
  };
  return (
    <Card title={t('Trust the signer')}>
      <form className="cp-form" aria-label={t('Trust the signer')} noValidate onSubmit={(event) => void send(event)}>
        <p>
          {t(
            'The file is intact, but anyone can write a name into a passport. Ask the company for its fingerprint through another channel: by phone or on its website.',
          )}
        </p>
        <TextField
          label="Fingerprint that the company told you"
          required
          value={told}
          error={errors['fingerprint']}
          onChange={(next) => setTold(next ?? '')}
        />
        <TextField
          label="Company"
          required
          value={name}
          error={errors['name']}
          onChange={(next) => setName(next ?? '')}
        />
        <TextField
          label="How you compared it"
          required
          value={compared}
          error={errors['compared']}
          hint="For example: read out on the telephone, from the website of the company"
          onChange={(next) => setCompared(next ?? '')}
        />
        <div className="cp-acts">
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t('Trust the signer')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
