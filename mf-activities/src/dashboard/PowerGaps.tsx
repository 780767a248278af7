import { type PowerGap, type PowerGaps as Gaps, powerGaps } from '@lichen/contracts/activities/list/summary.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useCall, useFormat, useT } from '@lichen/kit';

const SHOWN = 5;

/** Purchased power missing from category 3, with its kWh and its scope 2 emissions. */
export function PowerGaps({ year, months }: { year: number; months: number | undefined }) {
  const gaps = useCall<RecordAnswer<Gaps>>(powerGaps, { year, ...(months ? { months } : {}) }).data?.obj;
  const t = useT();
  const format = useFormat();
  if (!gaps) return null;
  const told = ({ kWh, kg, grids }: PowerGap) => ({
    kWh: format.number(kWh),
    figure: format.co2(kg),
    unit: format.unit,
    grids: [...grids.slice(0, SHOWN), ...(grids.length > SHOWN ? ['…'] : [])].join(', '),
  });
  return (
    <>
      {gaps.td.kWh > 0 && (
        <p className="act-quiet">
          {t(
            'Category 3, no published figure: grid losses of {kWh} kWh of purchased power ({figure} {unit} CO₂e in Scope 2): {grids}.',
            told(gaps.td),
          )}
        </p>
      )}
      {gaps.wtt.kWh > 0 && (
        <p className="act-quiet">
          {t(
            'Category 3, no published figure: upstream emissions of {kWh} kWh of purchased power ({figure} {unit} CO₂e in Scope 2): {grids}.',
            told(gaps.wtt),
          )}
        </p>
      )}
    </>
  );
}
