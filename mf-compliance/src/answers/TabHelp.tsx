import { isBlank } from '@lichen/contracts/survey/answers';
import { useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { isTextQuestion } from './question-kinds';
import type { Sheet, useAnswers } from './useAnswers';

interface Props {
  sheet: Sheet;
  answering: ReturnType<typeof useAnswers>;
  /** Questions that are shown and can be answered; the server refuses answers to locked ones. */
  open: ReadonlySet<string>;
  tab: number;
}

/** Buttons for a whole tab: confirm carried-over answers, or repeat the text answers of the last period. */
export function TabHelp({ sheet: { form, last_answers }, answering, open, tab }: Props) {
  const tn = useTn();
  const questions = (form.tabs[tab]?.questions ?? []).filter(({ id }) => open.has(id));
  const { values, unconfirmed, answer } = answering;
  const waiting = questions.filter(({ id }) => unconfirmed.has(id));
  const texts = questions.filter(
    (one) => isTextQuestion(one) && isBlank(values[one.id]) && !isBlank(last_answers?.[one.id]),
  );
  if (waiting.length + texts.length === 0) return null;
  return (
    <div className="cp-acts">
      {waiting.length > 0 && (
        <Button
          onClick={() => {
            for (const { id } of waiting) answer(id, values[id]);
          }}
        >
          {tn(waiting.length, 'Confirm {count} answer of this tab', 'Confirm {count} answers of this tab')}
        </Button>
      )}
      {texts.length > 0 && (
        <Button
          onClick={() => {
            for (const { id } of texts) answer(id, last_answers?.[id]);
          }}
        >
          {tn(texts.length, 'Same as last year for {count} text', 'Same as last year for {count} texts')}
        </Button>
      )}
    </div>
  );
}
