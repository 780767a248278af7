import type { Answers } from '@lichen/contracts/survey/answers';
import type { DraftProblem } from '@lichen/contracts/survey/draft-problems';
import { useNarrow, useT } from '@lichen/kit';
import { Segmented } from '@lichen/kit/antd';
import { useRef, useState } from 'react';
import type { Editing } from './form/useEditing';
import { Outline } from './Outline';
import { Preview } from './Preview';
import { Properties } from './properties/Properties';

type Pane = 'outline' | 'preview' | 'properties';

interface Props {
  editing: Editing;
  problems: readonly DraftProblem[];
  onMove: () => void;
  onRemove: () => void;
}

/** Outline, preview and properties: side by side, or one at a time on a narrow screen. */
export function Panes({ editing, problems, onMove, onRemove }: Props) {
  const t = useT();
  const isNarrow = useNarrow(1100);
  const [pane, setPane] = useState<Pane>('outline');
  const [answers, setAnswers] = useState<Answers>({});
  const properties = useRef<HTMLElement>(null);
  const answer = (id: string, one: unknown) => setAnswers((before) => ({ ...before, [id]: one }));
  const goToProperties = () => {
    setPane('properties');
    requestAnimationFrame(() => properties.current?.querySelector<HTMLElement>('textarea, input')?.focus());
  };
  const shown = (one: Pane) => !isNarrow || pane === one;
  return (
    <>
      {isNarrow && (
        <Segmented
          options={[
            { value: 'outline', label: t('Outline') },
            { value: 'preview', label: t('Preview') },
            { value: 'properties', label: t('Properties') },
          ]}
          value={pane}
          onChange={(next) => setPane(next as Pane)}
        />
      )}
      <div className="cs-panes">
        {shown('outline') && (
          <Outline {...{ editing, problems }} onMove={onMove} onRemove={onRemove} onProperties={goToProperties} />
        )}
        {shown('preview') && <Preview {...{ editing, answers }} onAnswer={answer} onClear={() => setAnswers({})} />}
        {shown('properties') && <Properties ref={properties} {...{ editing, problems, answers }} onAnswer={answer} />}
      </div>
    </>
  );
}
