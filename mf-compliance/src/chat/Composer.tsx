import { CHAT_ENDINGS, CHAT_LIMITS, CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import {
  TextField,
  useAction,
  useFileChooser,
  useNotifyOutcome,
  useSave,
  useT,
  useUnsavedChanges,
  useUpload,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useQueryClient } from '@lichen/kit/query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Talk } from './talk';
import { UploadState } from '../shared/UploadState';

/** Input for the next message. It is saved as a draft first, so that nothing is lost if sending fails. */
export function Composer({ talk }: { talk: Talk }) {
  const t = useT();
  const notify = useNotifyOutcome();
  const [typed, setTyped] = useState('');
  const { create, isSaving } = useSave(partnerMessage);
  const sending = useAction(partnerMessage, 'send');
  const unsaved = useUnsavedChanges();
  const isUnsaved = typed.trim() !== '';
  useEffect(() => unsaved.mark(isUnsaved), [unsaved, isUnsaved]);
  const error = typed.length > CHAT_LIMITS.message ? CHAT_TEXTS.tooLong : undefined;
  const isReady = isUnsaved && !error && !isSaving && !sending.isRunning;
  const keep = async (isSent: boolean) => {
    if (!isReady) return;
    const kept = await create({ ...talk, content: { type: 'text', message: typed } });
    if (kept.state !== 'saved') return notify(kept, '');
    setTyped('');
    const outcome = isSent ? await sending.run(kept.record, {}) : kept;
    if (outcome.state === 'failed') notify(outcome, '');
  };
  const press = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.key !== 'Enter' && event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void keep(event.key === 'Enter');
  };
  return (
    <section className="ct-composer" aria-label={t('Write a message')} onKeyDown={press}>
      <TextField
        label="Message"
        plain
        long
        rows={[2, 10]}
        error={error}
        hint="Ctrl+Enter sends, Ctrl+S saves a draft."
        value={typed}
        onChange={(next) => setTyped(next ?? '')}
      />
      <div className="ct-acts">
        <AttachFile talk={talk} />
        <Button disabled={!isReady} onClick={() => void keep(false)}>
          {t('Keep as draft')}
        </Button>
        <Button
          type="primary"
          loading={isSaving || sending.isRunning}
          disabled={!isReady}
          onClick={() => void keep(true)}
        >
          {t('Send')}
        </Button>
      </div>
    </section>
  );
}

/** Uploads a file as a separate draft, which can be checked before it is sent. */
function AttachFile({ talk }: { talk: Talk }) {
  const t = useT();
  const client = useQueryClient();
  const { send, sending, problem } = useUpload(partnerMessage.name, { ...talk });
  const take = async (file: File) => {
    if ((await send(file)) !== null) void client.invalidateQueries({ queryKey: [partnerMessage.name] });
  };
  const { input, open } = useFileChooser({ accept: CHAT_ENDINGS, onChoose: (file) => void take(file) });
  return (
    <div className="ct-attach">
      {input}
      <Button loading={sending !== null} onClick={open}>
        {t('Attach a file')}
      </Button>
      <UploadState sending={sending} problem={problem} />
    </div>
  );
}
