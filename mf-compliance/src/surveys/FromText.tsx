import { formBuilder } from '@lichen/contracts/compliance/form-builder.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { SURVEY_PROBLEM_TEXTS } from '@lichen/contracts/survey/survey-problems';
import { TextField, useAction, useNotifyOutcome, useRecord, useSave, useT, useTn } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';
import { Differences } from './Differences';
import type { Editing } from './form/useEditing';
import { mergedForms } from './form/merge-forms';

type Conversation = RecordOf<typeof formBuilder>;

interface Props {
  editing: Editing;
  survey_id: string;
  name: string;
  onClose: () => void;
}

/** Questions as somebody wrote them become a proposal: what would be added is listed, and taken or not. */
export function FromText({ editing, survey_id, name, onClose }: Props) {
  const t = useT();
  const notify = useNotifyOutcome();
  const { create, isSaving } = useSave(formBuilder);
  const { run, isRunning } = useAction(formBuilder, 'message');
  const [text, setText] = useState('');
  const [begunId, setBegunId] = useState<string | null>(null);
  const [sent, setSent] = useState<Conversation | null>(null);
  const stored = useRecord(formBuilder, begunId, { poll: 'aiChat' }).data;
  const answer = stored && sent && stored.version >= sent.version ? stored : sent;
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
  const merged = answer?.form && !isWorking ? mergedForms(editing.survey, answer.form, editing.isTaken) : null;
  const take = () => {
    if (!merged) return;
    editing.adopt(merged);
    onClose();
  };
  return (
    <Modal
      open
      title={t('Questions from text')}
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': t('Close') }}
      width={720}
      destroyOnHidden
    >
      <form className="cp-form" noValidate onSubmit={(event) => void read(event)}>
        <TextField
          label="Questions as you have them"
          required
          long
          rows={[8, 16]}
          hint="One question a line, with numbers or bullets. Options below it or in brackets, (yes/no), units such as (kWh), and * for required."
          value={text}
          onChange={(next) => setText(next ?? '')}
        />
        <div className="cp-acts">
          <Button htmlType="submit" loading={isRunning || isSaving || isWorking} disabled={text.trim() === ''}>
            {t('Read the questions')}
          </Button>
        </div>
        {answer?.problem && <p>{t(answer.problem)}</p>}
        {answer && !isWorking && !merged && <p role="alert">{t(SURVEY_PROBLEM_TEXTS.noTab)}</p>}
        {merged && (
          <section aria-label={t('What would be added')}>
            <h3>{t('What would be added')}</h3>
            <Differences before={editing.survey} after={merged} />
          </section>
        )}
        <Unsure lines={answer?.unsure ?? []} />
        <div className="cp-acts">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="primary" disabled={!merged} onClick={take}>
            {t('Add to the form')}
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
      <summary>
        {tn(lines.length, '{count} line of which nothing was made', '{count} lines of which nothing was made')}
      </summary>
      <ul className="cs-problems">
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
