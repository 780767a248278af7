import type { CoverageMonth, CoverageRow } from '@lichen/contracts/activities/coverage/coverage.call';
import { Card, useT } from '@lichen/kit';
import { CoverageCell } from './CoverageCell';
import { CoverageOwner } from './CoverageOwner';
import { useMonthNames } from './CoverageGrid';
import { useSourceName } from './useSourceName';

interface Props {
  rows: readonly CoverageRow[];
  monthName: (month: CoverageMonth) => string;
}

/** Coverage on narrow screens: a card for each source, with a text for each month. */
export function CoverageCards({ rows, monthName }: Props) {
  const t = useT();
  const sourceName = useSourceName();
  const { month: nameOfMonth } = useMonthNames();
  return (
    <div className="act-cover-cards">
      {rows.map((row) => (
        <Card key={row._id} title={`${row.location.name}, ${sourceName(row)}`}>
          <p className="act-cover-told">
            {t('Responsible')}: <CoverageOwner row={row} />
          </p>
          <ul className="act-cover-months" aria-label={t('Coverage')}>
            {row.months.map((month) => (
              <li key={month.month}>
                <span aria-hidden="true">{nameOfMonth(month)}</span>
                <CoverageCell
                  row={row}
                  month={month}
                  name={`${row.location.name}, ${sourceName(row)}, ${monthName(month)}`}
                  isWide
                />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
