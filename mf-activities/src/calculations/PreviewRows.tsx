import { FINDING_KINDS, isOldFactor } from '@lichen/contracts/activities/checks/checks.call';
import { dataQualityOf } from '@lichen/contracts/activities/calculations/data-quality';
import { yearOf } from '@lichen/contracts/formats/days';
import { Figure, lazyOverlay, ScopeTag, useT } from '@lichen/kit';
import { Suspense, useState } from 'react';
import { type Calc, calcKg, calcName } from './calc-words';
import { problemText } from './problem-words';
import { QualityBadge } from './QualityBadge';

const CalcInfo = lazyOverlay(async () => ({ default: (await import('./CalcInfo')).CalcInfo }));

/** Preview figures, each of which opens its explanation. */
export function PreviewRows({ rows }: { rows: readonly Calc[] }) {
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

/** Warns before saving when the factor is much older than the activity. */
function OldFactor({ row: { factor_year: year, to } }: { row: Calc }) {
  const t = useT();
  if (to === null || !isOldFactor(year, yearOf(to))) return null;
  return <span className="act-quiet">{t(FINDING_KINDS.old_factor.sentence, { year: String(year) })}</span>;
}
