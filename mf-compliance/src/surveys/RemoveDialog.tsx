import { useT } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { Consequences } from './Consequences';
import { brokenBy } from './form/consequences-of';
import type { Editing } from './form/useEditing';

interface Props {
  editing: Editing;
  onClose: () => void;
}

/** Confirms a deletion; shown only if it breaks something or removes questions. */
export function RemoveDialog({ editing, onClose }: Props) {
  const t = useT();
  const removal = editing.removal();
  if (!removal) return null;
  const remove = () => {
    editing.replace(removal.next);
    editing.select(removal.instead);
    onClose();
  };
  const name = editing.question?.label || editing.tab?.label || '';
  const count = editing.tab?.questions.length ?? 0;
  return (
    <Modal open title={t('Delete')} footer={null} onCancel={onClose} destroyOnHidden>
      <div className="cp-form">
        <p>{count > 0 ? t('{name} and its questions are deleted.', { name }) : t('{name} is deleted.', { name })}</p>
        <Consequences survey={editing.survey} broken={brokenBy(editing.survey, removal.next)} />
        <div className="cp-acts">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button danger type="primary" onClick={remove}>
            {t('Delete')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
