import type { ComparedPeriods } from '@lichen/contracts/activities/comparison/same-period';
import { EmptyMonths, gapMonths, WithoutFigure } from '../comparison/TotalGaps';
import { useTotalGaps } from '../comparison/useTotalGaps';
import { filtersInBody } from '../shared/address/filters-in-body';

interface Props {
  compared: ComparedPeriods;
  narrowed: Readonly<Record<'activity' | 'locations' | 'scopes', readonly string[]>>;
}

/** Gaps of the two totals: activities without a figure, and months without entries. */
export function BridgeGaps({ compared: { now, before }, narrowed }: Props) {
  const filters = filtersInBody(narrowed);
  const gaps = useTotalGaps([now, before], filters);
  const months = gapMonths(gaps, false);
  if (months.length === 0 && gaps.every(({ without_figure }) => without_figure === 0)) return null;
  return (
    <p className="act-compared">
      {[now, before].map(({ from, to }, at) => (
        <WithoutFigure
          key={from}
          count={gaps[at]?.without_figure ?? 0}
          filters={{ ...filters, start_date: String(from), end_date: String(to) }}
        />
      ))}
      <EmptyMonths months={months} locations={narrowed.locations} />
    </p>
  );
}
