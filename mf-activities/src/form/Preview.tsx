import { FINDING_KINDS, isOldFactor } from '@lichen/contracts/activities/checks/checks.call';
import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import { dataQualityOf } from '@lichen/contracts/activities/calculations/data-quality';
import { yearOf } from '@lichen/contracts/formats/days';
import type { Entity } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import {
  asDataError,
  Card,
  draftErrors,
  Figure,
  lazyOverlay,
  ScopeTag,
  useAnswer,
  useDebouncedFormValues,
  usePortal,
  useT,
} from '@lichen/kit';
import { Suspense, useEffect, useState } from 'react';
import { type Calc, calcKg, calcName } from '../calculations/calc-words';
import { QualityBadge } from '../calculations/QualityBadge';
import { NOTHING_COUNTED, problemText } from '../calculations/problem-words';

const CalcInfo = lazyOverlay(async () => ({ default: (await import('../calculations/CalcInfo')).CalcInfo }));

const PAUSE = 400;
/** Of a draft that would not be saved either. */
const REFUSED = 400;

interface Props {
  entity: Entity;
  /** Told why there is no figure, as often as that changes; null where there is one. */
  onProblem?: (problem: CalcProblem | null) => void;
}

/** Shows the figures that the server would calculate, while the activity is typed. It never blocks saving. */
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
  const problem = rows.find(({ err_msg }) => err_msg)?.problem ?? null;
  const told = JSON.stringify(problem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` says the problem, which is new with each answer
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

/** Why there is nothing to see of an activity that could be saved. */
const withoutRows = ({ error, data }: { error: unknown; data: unknown }): string => {
  const refused = error ? asDataError(error) : null;
  if (refused?.status === REFUSED) return refused.message;
  if (error) return 'No preview is available at the moment. You can still save.';
  return data ? NOTHING_COUNTED : TEXTS.loading;
};

function PreviewRows({ rows }: { rows: readonly Calc[] }) {
  const t = useT();
  const [info, setInfo] = useState<Calc | null>(null);
  return (
    <>
      <ul className="act-preview">
        {rows.map((row) => (
          <li key={`${row.scope} ${row.component} ${row.scope2_basis}`}>
            <span>
              {t(calcName(row))}
              <span className="act-quiet">
                <ScopeTag scope={row.scope} /> {!row.err_msg && <QualityBadge quality={dataQualityOf(row)} />}
              </span>
              <OldFactor row={row} />
            </span>
            {row.err_msg ? (
              <span className="act-wrong">{problemText(t, row)}</span>
            ) : (
              <Figure kg={calcKg(row)} of={t(calcName(row))} onOpen={() => setInfo(row)} />
            )}
          </li>
        ))}
      </ul>
      {info && (
        <Suspense fallback={null}>
          <CalcInfo calc={info} onClose={() => setInfo(null)} />
        </Suspense>
      )}
    </>
  );
}

/** A factor of long before the activity is worth a word before it is saved. */
function OldFactor({ row: { factor_year: year, to } }: { row: Calc }) {
  const t = useT();
  if (to === null || !isOldFactor(year, yearOf(to))) return null;
  return <span className="act-quiet">{t(FINDING_KINDS.old_factor.sentence, { year: String(year) })}</span>;
}
