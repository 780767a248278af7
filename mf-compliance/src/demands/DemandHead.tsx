import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { FREQUENCIES, NON_COMPLIANT_REASONS } from '@lichen/contracts/compliance/demands/demand-words';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  Card,
  Facts,
  StatusTag,
  TextField,
  useAction,
  useConfirmedDelete,
  useFormat,
  useNotifyOutcome,
  useT,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { type FormEvent, type RefObject, useState } from 'react';
import { demandDisplay } from '../shared/proof-words';
import { RenewalDay } from '../shared/RenewalDay';
import { useFormInPlace } from '../shared/useFormInPlace';
import { SendReminder } from './SendReminder';

type Demand = RecordOf<typeof demand>;

/** Status, origin and actions of a demand. */
export function DemandHead({ of: one }: { of: Demand }) {
  const t = useT();
  const format = useFormat();
  const { words, tone } = demandDisplay(one);
  const reason = one.non_compliant_reason;
  return (
    <Card title={t('Demand')}>
      <div className="cp-form">
        <Facts
          facts={[
            { label: t('Status'), value: <StatusTag tone={tone}>{t(words)}</StatusTag> },
            { label: t('Reason'), value: reason && t(NON_COMPLIANT_REASONS[reason]) },
            { label: t('Renewal due'), value: <RenewalDay day={one.renewal_date} isDue={one.for_renewal} /> },
            { label: t('Frequency'), value: t(FREQUENCIES[one.frequency]) },
            { label: t('Review what is submitted'), value: t(one.requires_review ? 'Yes' : 'No') },
            {
              label: t('Created by'),
              value: t(one.partner_level ? 'For this partner only' : 'By a configuration'),
            },
            { label: t('Last reminder'), value: one.reminder_sent_on !== null && format.moment(one.reminder_sent_on) },
            { label: t('Withdrawn on'), value: one.withdrawn_on !== null && format.moment(one.withdrawn_on) },
            { label: t('Withdrawn by'), value: one.withdrawn_by_name },
            { label: t('Reason of the withdrawal'), value: one.withdrawal_reason },
          ]}
        />
        <Acts of={one} />
      </div>
    </Card>
  );
}

function Acts({ of: one }: { of: Demand }) {
  const t = useT();
  const notify = useNotifyOutcome();
  const { isOpen: isWithdrawing, open, close, form, opener } = useFormInPlace();
  const reinstate = useAction(demand, 'reinstate');
  const removal = useConfirmedDelete(demand);
  if (isWithdrawing) return <Withdraw of={one} form={form} onClose={close} />;
  return (
    <div className="cp-acts">
      {one.status === 'sent' && (!one.compliant || one.for_renewal) && <SendReminder of={one} />}
      {one.status === 'withdrawn' ? (
        <Button
          loading={reinstate.isRunning}
          onClick={() => void reinstate.run(one, {}).then((outcome) => notify(outcome, 'Re-instated'))}
        >
          {t('Re-instate')}
        </Button>
      ) : (
        <Button ref={opener} onClick={open}>
          {t('Withdraw')}
        </Button>
      )}
      {one.partner_level && (
        <Button
          danger
          type="text"
          loading={removal.isRemoving}
          onClick={() =>
            void removal.confirmAndDelete(one._id, {
              title: 'Delete requirement?',
              text: 'The partner is no longer asked for it, and what was submitted for it is deleted here.',
            })
          }
        >
          {t('Delete')}
        </Button>
      )}
    </div>
  );
}

interface WithdrawProps {
  of: Demand;
  form: RefObject<HTMLFormElement | null>;
  onClose: () => void;
}

function Withdraw({ of: one, form, onClose }: WithdrawProps) {
  const t = useT();
  const notify = useNotifyOutcome();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { run, isRunning } = useAction(demand, 'withdraw');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await run(one, { reason });
    const said = outcome.state === 'failed' ? outcome.error.errors?.['reason'] : undefined;
    setError(said);
    if (said) return;
    notify(outcome, 'Withdrawn');
    // Keeps the text if saving failed.
    if (outcome.state === 'saved') onClose();
  };
  return (
    <form ref={form} className="cp-form" aria-label={t('Withdraw')} noValidate onSubmit={(event) => void send(event)}>
      <TextField label="Reason" required long value={reason} error={error} onChange={(next) => setReason(next ?? '')} />
      <div className="cp-acts">
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isRunning}>
          {t('Withdraw')}
        </Button>
      </div>
    </form>
  );
}
