import type { Answer, Answers } from '@lichen/contracts/survey/answers';
import { useT } from '@lichen/kit';
import { Button, Segmented } from '@lichen/kit/antd';
import { DynamicForm, SurveyScore } from '@lichen/kit/survey';
import { useState } from 'react';
import type { Editing } from './form/useEditing';

interface Props {
  editing: Editing;
  answers: Answers;
  onAnswer: (id: string, answer: Answer | null) => void;
  onClear: () => void;
}

type Width = 'computer' | 'phone';

/** The form as partners see it. It can be filled in, and a click selects a question. */
export function Preview({ editing, answers, onAnswer, onClear }: Props) {
  const t = useT();
  const [width, setWidth] = useState<Width>('computer');
  const { survey, atTab, select, selected } = editing;
  const choose = (target: EventTarget) => {
    const id =
      target instanceof HTMLElement ? target.closest<HTMLElement>('[data-question]')?.dataset['question'] : null;
    if (id) select(id);
  };
  return (
    <section className="cs-preview" aria-label={t('Preview')}>
      <div className="cs-preview-head">
        <h2>{t('Preview')}</h2>
        <Segmented
          options={[
            { value: 'computer', label: t('Computer') },
            { value: 'phone', label: t('Phone') },
          ]}
          value={width}
          onChange={(next) => setWidth(next as Width)}
        />
        <Button size="small" type="text" onClick={onClear}>
          {t('Empty the answers')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is inside is worked with keys, and focus chooses as well */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: focus chooses as well */}
      <div
        className={`cs-paper cs-paper-${width}`}
        onClick={({ target }) => choose(target)}
        onFocus={({ target }) => choose(target)}
      >
        <DynamicForm
          survey={survey}
          answers={answers}
          onAnswer={onAnswer}
          openTab={atTab}
          onOpenTab={(at) => select(survey.tabs[at]?.id ?? null)}
          selected={selected}
        />
      </div>
      <details className="cs-more">
        <summary>{t('Score')}</summary>
        <SurveyScore survey={survey} answers={answers} />
      </details>
    </section>
  );
}
