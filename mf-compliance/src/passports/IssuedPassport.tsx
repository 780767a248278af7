import { passportAddress, supplierPassport } from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import { Facts, RunningJob, useAction, useFormat, useJob, useNotifyOutcome, useT } from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import { ReasonForm } from '../shared/ReasonForm';
import { useFormInPlace } from '../shared/useFormInPlace';
import { holdsWords, type IssuedPassport as Passport } from './passport-columns';
import './passports.css';

/** One issued passport: its progress, facts, download and revocation. */
export function IssuedPassport({ of: one, onEnd }: { of: Passport; onEnd: () => void }) {
  const t = useT();
  const format = useFormat();
  const { cancel } = useJob(one.job_id);
  if (one.state === 'making')
    return (
      <RunningJob
        title={t('The passport is being made')}
        jobId={one.job_id}
        onCancel={() => void cancel()}
        onEnd={onEnd}
      />
    );
  return (
    <div className="cp-form">
      {one.problem !== null && <Alert type="error" showIcon message={t(one.problem)} />}
      <Facts
        facts={[
          { label: t('Contents'), value: holdsWords(one, t) },
          { label: t('Issued on'), value: one.issued_on && format.moment(one.issued_on) },
          { label: t('Issued by'), value: one.issued_by },
          { label: t('Valid until'), value: format.day(one.valid_until) },
          { label: 'SHA-256', value: one.digest && <span className="cp-print">{one.digest}</span> },
          { label: t('Fingerprint'), value: one.fingerprint && <span className="cp-print">{one.fingerprint}</span> },
          { label: t('Revoked on'), value: one.revoked_on && format.moment(one.revoked_on) },
          { label: t('Revoked by'), value: one.revoked_by },
          { label: t('Reason'), value: one.revoke_reason },
        ]}
      />
      {one.state === 'issued' && <Acts of={one} />}
    </div>
  );
}

function Acts({ of: one }: { of: Passport }) {
  const t = useT();
  const { isOpen, open, close, form, opener } = useFormInPlace();
  return (
    <>
      <div className="cp-acts">
        <Button type="primary" href={passportAddress(one._id, one.version)} download>
          {t('Download passport')}
        </Button>
        {one.revoked_on === null && !isOpen && (
          <Button ref={opener} danger onClick={open}>
            {t('Revoke')}
          </Button>
        )}
      </div>
      {isOpen && <Revoke of={one} form={form} onClose={close} />}
    </>
  );
}

interface RevokeProps {
  of: Passport;
  form: ReturnType<typeof useFormInPlace>['form'];
  onClose: () => void;
}

function Revoke({ of: one, form, onClose }: RevokeProps) {
  const notify = useNotifyOutcome();
  const { run, isRunning } = useAction(supplierPassport, 'revoke');
  return (
    <ReasonForm
      act="Revoke"
      hint="Anyone who has the passport can read it. A revoked passport stays revoked."
      form={form}
      isRunning={isRunning}
      run={(reason) => run(one, { reason })}
      tell={(outcome) => notify(outcome, 'Revoked')}
      onClose={onClose}
    />
  );
}
