import type { Question } from '@lichen/contracts/survey/survey-definition';
import { ChoiceField, NumberField, useT } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';
import { Consequences } from './Consequences';
import { aheadBy, brokenBy } from './form/consequences-of';
import { moveQuestion, type QuestionPosition } from './form/edit-survey';
import type { Editing } from './form/useEditing';

interface Props {
  editing: Editing;
  question: Question;
  from: QuestionPosition;
  onClose: () => void;
}

/** Dialog that moves a question to a tab and position. */
export function MoveDialog({ editing, question, from, onClose }: Props) {
  const t = useT();
  const { survey, moveTo } = editing;
  const [tab, setTab] = useState(from.tab);
  const [number, setNumber] = useState<number | null>(from.at + 1);
  const count = (survey.tabs[tab]?.questions.length ?? 0) + (tab === from.tab ? 0 : 1);
  const isRight = number !== null && Number.isInteger(number) && number >= 1 && number <= count;
  const to = { tab, at: (number ?? 1) - 1 };
  const next = isRight ? moveQuestion(survey, question.id, to) : survey;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isRight) return;
    moveTo(question.id, to);
    onClose();
  };
  return (
    <Modal open title={t('Move to position…')} footer={null} onCancel={onClose} destroyOnHidden>
      <form className="cp-form" noValidate onSubmit={send}>
        <ChoiceField
          label="Tab"
          required
          options={survey.tabs.map(({ id }) => id)}
          words={Object.fromEntries(survey.tabs.map(({ id, label }) => [id, label || id]))}
          value={survey.tabs[tab]?.id ?? null}
          onChange={(id) =>
            setTab(
              Math.max(
                0,
                survey.tabs.findIndex((one) => one.id === id),
              ),
            )
          }
        />
        <NumberField
          label="Position"
          required
          value={number}
          error={isRight ? undefined : t('Enter a number from 1 to {count}', { count })}
          onChange={setNumber}
        />
        {isRight && <Consequences survey={survey} broken={brokenBy(survey, next)} ahead={aheadBy(survey, next)} />}
        <div className="cp-acts">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="primary" htmlType="submit" disabled={!isRight}>
            {t('Move')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
