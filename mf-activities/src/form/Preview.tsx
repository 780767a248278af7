import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import { lacksFigure } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { Entity } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { asDataError, Card, draftErrors, useAnswer, useDebouncedFormValues, usePortal, useT } from '@lichen/kit';
import { useEffect } from 'react';
import type { Calc } from '../calculations/calc-words';
import { PreviewRows } from '../calculations/PreviewRows';
import { NOTHING_COUNTED } from '../calculations/problem-words';

const PAUSE = 400;
/** Status of a preview whose draft would also be refused on saving. */
const REFUSED = 400;

interface Props {
  entity: Entity;
  /** Called when the reason for a missing figure changes; null where there is a figure. */
  onProblem?: (problem: CalcProblem | null) => void;
}

/** Preview of the figures that the server would calculate for the form. It never blocks saving. */
export function Preview({ entity, onProblem }: Props) {
  const t = useT();
  const { today } = usePortal();
  const values = useDebouncedFormValues(PAUSE);
  const isWhole = Object.keys(draftErrors(entity, values, today())).length === 0;
  const preview = useAnswer<RecordAnswer<{ rows: Calc[] }>>([entity.name, 'preview'], `${entity.name}/preview`, {
    body: values,
    enabled: isWhole,
  });
  const rows = isWhole ? (preview.data?.obj.rows ?? []) : [];
  const problem = rows.find(lacksFigure)?.problem ?? null;
  const told = JSON.stringify(problem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` stands for the problem, which is new with each answer
  useEffect(() => onProblem?.(problem), [told, onProblem]);
  return (
    <Card title={t('Preview')} aside={rows.length > 0 ? t('Not saved yet') : undefined}>
      <div aria-live="polite" aria-busy={preview.isFetching}>
        {rows.length > 0 ? (
          <PreviewRows rows={rows} />
        ) : (
          <p className="act-quiet">
            {t(isWhole ? withoutRows(preview) : 'Complete the required fields to see the emissions.')}
          </p>
        )}
      </div>
    </Card>
  );
}

/** Returns the reason why an activity that could be saved has no preview. */
const withoutRows = ({ error, data }: { error: unknown; data: unknown }): string => {
  const refused = error ? asDataError(error) : null;
  if (refused?.status === REFUSED) return refused.message;
  if (error) return 'No preview is available at the moment. You can still save.';
  return data ? NOTHING_COUNTED : TEXTS.loading;
};
