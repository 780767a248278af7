import { formBuilder } from '@lichen/contracts/compliance/form-builder.entity';
import { Card, QueryStates, TextField, useAction, useJob, useNotifyOutcome, useRecord, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';
import { Messages } from './Messages';
import type { Conversation } from './message-words';
import { Proposal } from './Proposal';
import { Renaming } from './Renaming';
import { QUESTIONS_AS_TEXT } from '../surveys/form/question-words';

/** One conversation: messages, input and the proposed form. */
export function ConversationPane({ id, onDelete }: { id: string; onDelete: (of: Conversation) => void }) {
  const found = useRecord(formBuilder, id, { poll: 'aiChat' });
  return (
    <QueryStates of={found}>
      {(record) => (
        <div className="cv-open">
          <Talk of={record} onDelete={() => onDelete(record)} />
          <Proposal of={record} />
        </div>
      )}
    </QueryStates>
  );
}

function Talk({ of: record, onDelete }: { of: Conversation; onDelete: () => void }) {
  const t = useT();
  const notify = useNotifyOutcome();
  const sending = useAction(formBuilder, 'message');
  const clearing = useAction(formBuilder, 'clear');
  const { cancel } = useJob(record.work_job_id);
  const [typed, setTyped] = useState('');
  const [isRenaming, setRenaming] = useState(false);
  const { working } = record;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await sending.run(record, { message: typed });
    if (outcome.state === 'saved') setTyped('');
    else notify(outcome, '');
  };
  const clear = async () => notify(await clearing.run(record, {}), 'Cleared');
  return (
    <Card
      title={record.name}
      actions={
        <div className="cp-acts">
          <Button onClick={() => setRenaming(true)}>{t('Rename')}</Button>
          <Button disabled={working || record.messages.length === 0} onClick={() => void clear()}>
            {t('Clear')}
          </Button>
          <Button danger onClick={onDelete}>
            {t('Delete')}
          </Button>
        </div>
      }
    >
      <Messages of={record} />
      <form className="cp-form" noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label="Message"
          required
          long
          rows={[4, 14]}
          hint={QUESTIONS_AS_TEXT}
          value={typed}
          onChange={(next) => setTyped(next ?? '')}
        />
        <div className="cp-acts">
          <Button
            type="primary"
            htmlType="submit"
            loading={sending.isRunning}
            disabled={working || typed.trim() === ''}
          >
            {t('Send')}
          </Button>
          {working && <Button onClick={() => void cancel()}>{t('Cancel')}</Button>}
        </div>
      </form>
      {isRenaming && <Renaming of={record} onClose={() => setRenaming(false)} />}
    </Card>
  );
}
