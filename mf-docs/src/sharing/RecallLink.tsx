import { docLink } from '@lichen/contracts/docs/sharing/doc-link.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useAction, useNotifyOutcome, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';

interface Props {
  link: RecordOf<typeof docLink>;
  onClose: () => void;
}

/** Asks for confirmation before a link is recalled, and explains the effect on open pages. */
export function RecallLink({ link, onClose }: Props) {
  const t = useT();
  const notify = useNotifyOutcome();
  const { run, isRunning } = useAction(docLink, 'recall');
  const recall = async () => {
    notify(await run(link, {}), 'Recalled');
    onClose();
  };
  return (
    <div className="doc-recall" role="alertdialog" aria-labelledby={`recall-${link._id}`}>
      <p id={`recall-${link._id}`}>
        <strong>{t('Recall from {partner}? It may impact compliance status.', { partner: link.contact_name })}</strong>
      </p>
      <p>{t('The link stops working at once for everyone, also on an open page. Downloaded files remain.')}</p>
      <div className="doc-recall-acts">
        <Button onClick={onClose}>{t('Keep')}</Button>
        <Button danger type="primary" loading={isRunning && { delay: 200 }} onClick={() => void recall()}>
          {t('Recall')}
        </Button>
      </div>
    </div>
  );
}
