import { MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import { useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { Doc } from '../shared/documents';
import { blockedBy, blockedText } from '../form/blocked-by';
import { fieldLabel } from './marked-boxes';
import { typesOf } from '../form/types-of';
import type { useDocActs } from './acts/useDocActs';

interface Props {
  record: Doc;
  acts: ReturnType<typeof useDocActs>;
  mayApply: boolean;
  onApply: () => Promise<void>;
  onPostpone: () => Promise<void>;
  onNext: () => void;
}

const Key = ({ of }: { of: string }) => (
  <span className="doc-key" aria-hidden="true">
    {of}
  </span>
);

/** The buttons for a reviewed document: postpone, next, apply, and unapply. */
export function ReviewFoot({ record, acts, mayApply, onApply, onPostpone, onNext }: Props) {
  const t = useT();
  const blocking = blockedBy(record);
  const mayUnapply = MAY_UNAPPLY.includes(record.status);
  return (
    <footer className="doc-foot">
      <div className="doc-foot-acts">
        {!mayUnapply && (
          <Button onClick={() => void onPostpone()} aria-keyshortcuts="p">
            {t(record.postponed ? 'Back to review' : 'Postpone')} <Key of="P" />
          </Button>
        )}
        <Button onClick={onNext} aria-keyshortcuts="n">
          {t('Next')} <Key of="N" />
        </Button>
        <span className="doc-foot-why" role="status">
          {blocking && t(blockedText(record, blocking), { field: t(fieldLabel(typesOf(record), blocking)) })}
        </span>
        {mayUnapply && (
          <Button danger loading={acts.isUnapplying && { delay: 200 }} onClick={() => void acts.unapply()}>
            {t('Unapply')}
          </Button>
        )}
        {record.status !== 'applied' && (
          <Button
            type="primary"
            className="doc-apply"
            disabled={!mayApply}
            loading={acts.isApplying && { delay: 200 }}
            aria-keyshortcuts="a"
            onClick={() => void onApply()}
          >
            {t('Apply')} <Key of="A" />
          </Button>
        )}
      </div>
      <p className="doc-foot-keys" aria-hidden="true">
        <Key of="Enter" /> {t('confirm, go to the next to check')} <Key of="Shift Enter" /> {t('back')}
      </p>
    </footer>
  );
}
