import { formBuilder, LOCAL_MODEL } from '@lichen/contracts/compliance/form-builder.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { SURVEY_PROBLEM_TEXTS } from '@lichen/contracts/survey/survey-problems';
import { TextField, useAction, useNotifyOutcome, useRecord, useSave, useT, useTn } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';
import type { Editing } from './form/useEditing';
import { proposedFor, withChanges } from './form/proposed-changes';
import { ProposedChanges } from './ProposedChanges';
import { QUESTIONS_AS_TEXT } from './form/question-words';

type Conversation = RecordOf<typeof formBuilder>;

interface Props {
  editing: Editing;
  survey_id: string;
  name: string;
  /** Id of an existing conversation to continue. */
  begun?: string | null;
  onClose: () => void;
}

/** Turns written questions into a proposal; the person accepts or leaves each change of the form. */
export function FromText({ editing, survey_id, name, begun = null, onClose }: Props) {
  const t = useT();
  const tn = useTn();
  const notify = useNotifyOutcome();
  const { create, isSaving } = useSave(formBuilder);
  const { run, isRunning } = useAction(formBuilder, 'message');
  const [text, setText] = useState('');
  const [begunId, setBegunId] = useState<string | null>(begun);
  const [sent, setSent] = useState<Conversation | null>(null);
  const stored = useRecord(formBuilder, begunId, { poll: 'aiChat' }).data;
  const answer = stored && stored.version >= (sent?.version ?? 0) ? stored : sent;
  const isWorking = answer?.working === true;
  const read = async (event: FormEvent) => {
    event.preventDefault();
    const begun = answer ? ({ state: 'saved', record: answer } as const) : await create({ name, survey_id });
    if (begun.state !== 'saved') return notify(begun, '');
    const outcome = await run(begun.record, { message: text });
    if (outcome.state === 'saved') {
      setSent(outcome.record);
      setBegunId(outcome.record._id);
    } else notify(outcome, '');
    return undefined;
  };
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  // An AI service that was given the form returns the whole form; the portal's own rules parse the new text only.
  const isWhole = answer?.survey_id === survey_id && answer.model !== LOCAL_MODEL;
  const proposed =
    answer?.form && !isWorking ? proposedFor(editing.survey, answer.form, { isTaken: editing.isTaken, isWhole }) : null;
  const chosen = new Set(proposed?.changes.flatMap(({ key }) => (left.has(key) ? [] : [key])));
  const choose = (keys: ReadonlySet<string>) =>
    leave(new Set(proposed?.changes.flatMap(({ key }) => (keys.has(key) ? [] : [key]))));
  const take = () => {
    if (!proposed) return;
    editing.adopt(withChanges(editing.survey, proposed, chosen));
    onClose();
  };
  return (
    <Modal open title={t('Questions from text')} footer={null} onCancel={onClose} width={720} destroyOnHidden>
      <form className="cp-form" noValidate onSubmit={(event) => void read(event)}>
        <TextField
          label="Questions as you have them"
          required
          long
          rows={[8, 16]}
          hint={QUESTIONS_AS_TEXT}
          value={text}
          onChange={(next) => setText(next ?? '')}
        />
        <div className="cp-acts">
          <Button htmlType="submit" loading={isRunning || isSaving || isWorking} disabled={text.trim() === ''}>
            {t('Read the questions')}
          </Button>
        </div>
        {answer?.problem && <p>{t(answer.problem)}</p>}
        {answer && !isWorking && !proposed && <p role="alert">{t(SURVEY_PROBLEM_TEXTS.noTab)}</p>}
        {proposed && <ProposedChanges changes={proposed.changes} chosen={chosen} onChoose={choose} />}
        <Unsure lines={answer?.unsure ?? []} />
        <div className="cp-acts">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="primary" disabled={chosen.size === 0} onClick={take}>
            {tn(chosen.size, 'Take {count} change', 'Take {count} changes')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function Unsure({ lines }: { lines: readonly string[] }) {
  const tn = useTn();
  if (lines.length === 0) return null;
  return (
    <details className="cs-more">
      <summary>{tn(lines.length, '{count} line without a record', '{count} lines without a record')}</summary>
      <ul className="cs-problems">
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
