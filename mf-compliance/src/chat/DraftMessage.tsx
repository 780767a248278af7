import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { TextField, useAction, useConfirmedDelete, useNotifyOutcome, useSave, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';
import { fileAddress, type Message, wordsOf } from './talk';

interface Props {
  of: Message;
  /** True if the connection has ended: the draft can only be deleted. */
  isEnded: boolean;
}

/** A draft, which only this company sees. */
export function DraftMessage({ of: listed, isEnded }: Props) {
  const t = useT();
  const notify = useNotifyOutcome();
  const sending = useAction(partnerMessage, 'send');
  const { confirmAndDelete } = useConfirmedDelete(partnerMessage);
  const [isEditing, setEditing] = useState(false);
  // A just saved draft is newer than the list, and is the one that Send must use.
  const [saved, setSaved] = useState(listed);
  const draft = saved.version > listed.version ? saved : listed;
  const send = async () => {
    const outcome = await sending.run(draft, {});
    if (outcome.state === 'failed') notify(outcome, '');
  };
  const remove = () =>
    void confirmAndDelete(draft._id, { title: 'Delete draft?', text: t('Nobody has received this draft.') });
  return (
    <li className="ct-message ct-own">
      <div className="ct-bubble ct-draft">
        {isEditing ? (
          <EditDraft of={draft} onSaved={setSaved} onDone={() => setEditing(false)} />
        ) : (
          <>
            {draft.file ? (
              <a className="ct-file" href={fileAddress(draft)} download>
                {draft.file.name}
              </a>
            ) : (
              <p className="ct-words">{wordsOf(draft)}</p>
            )}
            <div className="ct-acts">
              {!isEnded && (
                <Button type="primary" loading={sending.isRunning} onClick={() => void send()}>
                  {t('Send')}
                </Button>
              )}
              {!isEnded && !draft.file && <Button onClick={() => setEditing(true)}>{t('Edit')}</Button>}
              <Button type="text" onClick={remove}>
                {t('Delete')}
              </Button>
            </div>
          </>
        )}
      </div>
      <p className="ct-meta ct-private">{t('Draft. Only your company sees it.')}</p>
    </li>
  );
}

interface Editing {
  of: Message;
  onSaved: (draft: Message) => void;
  onDone: () => void;
}

function EditDraft({ of: draft, onSaved, onDone }: Editing) {
  const t = useT();
  const notify = useNotifyOutcome();
  const { update, isSaving } = useSave(partnerMessage);
  const [typed, setTyped] = useState(wordsOf(draft));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await update(draft, { content: { type: 'text', message: typed } });
    if (outcome.state === 'failed') return notify(outcome, '');
    if (outcome.state === 'saved') onSaved(outcome.record);
    onDone();
  };
  return (
    <form className="ct-edit" noValidate onSubmit={(event) => void save(event)}>
      <TextField label="Draft" required long rows={[2, 10]} value={typed} onChange={(next) => setTyped(next ?? '')} />
      <div className="ct-acts">
        <Button onClick={onDone}>{t('Cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={typed.trim() === ''}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
