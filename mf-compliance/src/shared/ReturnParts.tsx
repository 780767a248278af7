import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { TextField, useAction, useNotifyOutcome, useT } from '@lichen/kit';
import { Button, Checkbox } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';

/** Texts for sending back questions of a survey or fields of a document. */
export interface ReturnWords {
  readonly open: string;
  readonly title: string;
  readonly hint: string;
  readonly none: string;
}

interface Props {
  of: RecordOf<typeof submission>;
  /** Questions or fields that can be sent back, with translated labels. */
  parts: readonly { readonly id: string; readonly label: string }[];
  words: ReturnWords;
}

/** Sends parts of a submission back to the partner, each with a reason; the partner can edit only those. */
export function ReturnParts({ of: one, parts, words }: Props) {
  const t = useT();
  const notify = useNotifyOutcome();
  const { run, isRunning } = useAction(submission, 'return_questions');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  if (one.status !== 'for_review' && one.status !== 'accepted') return null;
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{words.open}</Button>
      </div>
    );
  const ids = parts.map(({ id }) => id).filter((id) => id in chosen);
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
    <form className="cp-form cp-return" aria-label={words.title} noValidate onSubmit={(event) => void send(event)}>
      <p>{words.hint}</p>
      {parts.map(({ id, label }) => (
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
      {isTried && ids.length === 0 && <p className="k-field-error">{words.none}</p>}
      <div className="cp-acts">
        <Button onClick={() => setOpen(false)}>{t('Cancel')}</Button>
        <Button danger type="primary" htmlType="submit" loading={isRunning}>
          {t('Return')}
        </Button>
      </div>
    </form>
  );
}
