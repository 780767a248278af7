import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Answers } from '@lichen/contracts/survey/answers';
import { prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { standingOf } from '@lichen/contracts/survey/survey-standing';
import { TextField, useAction, useNotifyOutcome, useT } from '@lichen/kit';
import { Button, Checkbox } from '@lichen/kit/antd';
import { type FormEvent, useMemo, useState } from 'react';

interface Props {
  of: RecordOf<typeof submission>;
  survey: Survey;
  answers: Answers;
}

/** Gives single questions back, each with a reason: only those are open again for the partner. */
export function ReturnQuestions({ of: one, survey, answers }: Props) {
  const t = useT();
  const notify = useNotifyOutcome();
  const { run, isRunning } = useAction(submission, 'return_questions');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const asked = useMemo(() => {
    const prepared = prepareSurvey(survey);
    const { shown } = standingOf(prepared, answers);
    return prepared.questions.filter(({ id, calculated }) => shown.has(id) && !calculated);
  }, [survey, answers]);
  if (one.status !== 'for_review' && one.status !== 'accepted') return null;
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('Return single questions…')}</Button>
      </div>
    );
  const ids = asked.map(({ id }) => id).filter((id) => id in chosen);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (ids.length === 0 || ids.some((id) => chosen[id]?.trim() === '')) return;
    const returned = ids.map((id) => ({ id, reason: chosen[id] ?? '' }));
    const outcome = await run(one, { returned });
    notify(outcome, 'Returned');
    if (outcome.state === 'saved') setOpen(false);
  };
  const put = (id: string, isOn: boolean) =>
    setChosen(
      isOn ? { ...chosen, [id]: '' } : Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== id)),
    );
  return (
    <form
      className="cp-form ca-return"
      aria-label={t('Return single questions')}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <p>{t('Choose what is to be answered again. The other answers stay as they are.')}</p>
      {asked.map(({ id, label }) => (
        <div key={id}>
          <Checkbox checked={id in chosen} onChange={({ target }) => put(id, target.checked)}>
            {label}
          </Checkbox>
          {id in chosen && (
            <TextField
              label="Reason"
              required
              value={chosen[id] ?? ''}
              error={isTried && chosen[id]?.trim() === '' ? t(DEMAND_TEXTS.reasonNeeded) : undefined}
              onChange={(next) => setChosen({ ...chosen, [id]: next ?? '' })}
            />
          )}
        </div>
      ))}
      {isTried && ids.length === 0 && <p className="k-field-error">{t('Choose at least one question')}</p>}
      <div className="cp-acts">
        <Button onClick={() => setOpen(false)}>{t('Cancel')}</Button>
        <Button danger type="primary" htmlType="submit" loading={isRunning}>
          {t('Return')}
        </Button>
      </div>
    </form>
  );
}
