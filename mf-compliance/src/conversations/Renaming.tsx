import { formBuilder } from '@lichen/contracts/compliance/form-builder.entity';
import { TextField, useAction, useNotifyOutcome, useT } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';
import type { Conversation } from './message-words';

/** Dialog that renames a conversation. */
export function Renaming({ of: record, onClose }: { of: Conversation; onClose: () => void }) {
  const t = useT();
  const notify = useNotifyOutcome();
  const { run, isRunning } = useAction(formBuilder, 'update_name');
  const [name, setName] = useState(record.name);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await run(record, { name });
    notify(outcome, 'Saved');
    if (outcome.state === 'saved') onClose();
  };
  return (
    <Modal open title={t('Rename')} footer={null} onCancel={onClose} destroyOnHidden>
      <form className="cp-form" noValidate onSubmit={(event) => void save(event)}>
        <TextField label="Name" required value={name} onChange={(next) => setName(next ?? '')} />
        <div className="cp-acts">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isRunning} disabled={name.trim() === ''}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
