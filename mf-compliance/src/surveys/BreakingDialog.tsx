import { useT } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { Consequences } from './Consequences';
import type { Breaking, Editing } from './form/useEditing';

/** Confirms a change that would break rules or calculations, and lists them. */
export function BreakingDialog({ editing, of: one }: { editing: Editing; of: Breaking }) {
  const t = useT();
  const { survey, apply, drop } = editing;
  return (
    <Modal open title={t(one.act)} footer={null} onCancel={drop} destroyOnHidden>
      <div className="cp-form">
        {one.act === 'Delete' && <p>{t('{name} is deleted.', { name: one.name })}</p>}
        <Consequences survey={survey} broken={one.broken} ahead={one.ahead} />
        <div className="cp-acts">
          <Button onClick={drop}>{t('Cancel')}</Button>
          <Button type="primary" danger={one.act === 'Delete'} onClick={() => apply(one)}>
            {t(one.act)}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
