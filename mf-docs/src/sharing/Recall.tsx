import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useAction, useNotifyOutcome, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useReach } from './Reach';

interface Props {
  share: RecordOf<typeof docShare>;
  onClose: () => void;
}

/** Asks for confirmation before a share is recalled, and says who loses access. */
export function Recall({ share, onClose }: Props) {
  const t = useT();
  const tn = useTn();
  const notify = useNotifyOutcome();
  const reach = useReach(share.partner_id);
  const { run, isRunning } = useAction(docShare, 'recall');
  const recall = async () => {
    const outcome = await run(share, {});
    notify(outcome, 'Recalled');
    onClose();
  };
  return (
    <div className="doc-recall" role="alertdialog" aria-labelledby={`recall-${share._id}`}>
      <p id={`recall-${share._id}`}>
        <strong>{t('Recall from {partner}? It may impact compliance status.', { partner: share.partner_name })}</strong>
      </p>
      {reach && (
        <p>
          {tn(
            reach.people,
            '{count} person at {company} loses it at once, also on an open page.',
            '{count} people at {company} lose it at once, also on an open page.',
            { company: reach.company ?? share.partner_name },
          )}{' '}
          {t('Links to it that were sent to people there end too.')} {t('You can share it again.')}
        </p>
      )}
      <div className="doc-recall-acts">
        <Button onClick={onClose}>{t('Keep')}</Button>
        <Button
          danger
          type="primary"
          disabled={!reach}
          loading={isRunning && { delay: 200 }}
          onClick={() => void recall()}
        >
          {t('Recall')}
        </Button>
      </div>
    </div>
  );
}
