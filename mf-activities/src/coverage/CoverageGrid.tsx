import type { CoverageMonth, CoverageRow } from '@lichen/contracts/activities/coverage/coverage.call';
import { useFormat, useT } from '@lichen/kit';
import { type KeyboardEvent, useRef, useState } from 'react';
import { CoverageCell } from './CoverageCell';
import { CoverageOwner } from './CoverageOwner';
import { useSourceName } from './useSourceName';

const STEPS: Readonly<Record<string, readonly [row: number, month: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** Returns the cell that a key moves to; null for keys that the grid does not handle. */
function nextPlace(key: string, [row, month]: readonly [number, number], rows: number): [number, number] | null {
  if (key === 'Home') return [row, 0];
  if (key === 'End') return [row, 11];
  const step = STEPS[key];
  return step ? [within(row + step[0], rows - 1), within(month + step[1], 11)] : null;
}

interface Props {
  rows: readonly CoverageRow[];
  monthName: (month: CoverageMonth) => string;
}

/** Grid of sources by month. One cell is focusable, arrow keys move the focus, and Enter opens the cell's link. */
export function CoverageGrid({ rows, monthName }: Props) {
  const t = useT();
  const sourceName = useSourceName();
  const { month: nameOfMonth } = useMonthNames();
  const [place, setPlace] = useState<readonly [number, number]>([0, 0]);
  const table = useRef<HTMLTableElement>(null);
  const current = [within(place[0], rows.length - 1), place[1]] as const;

  const move = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, current, rows.length);
    if (!next) return;
    event.preventDefault();
    setPlace(next);
    table.current?.querySelector<HTMLElement>(`[data-place="${next.join(' ')}"]`)?.focus();
  };

  return (
    <div className="act-scroll">
      <table ref={table} className="act-coverage" aria-label={t('Coverage')}>
        <thead>
          <tr>
            <th scope="col">{t('Source')}</th>
            <th scope="col">{t('Responsible')}</th>
            {rows[0]?.months.map((month) => (
              <th key={month.month} scope="col">
                {nameOfMonth(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row._id}>
              <th scope="row">
                {row.location.name}
                <span className="act-quiet">{sourceName(row)}</span>
              </th>
              <td className="act-cover-person">
                <CoverageOwner row={row} />
              </td>
              {row.months.map((month, index) => (
                <td key={month.month}>
                  <CoverageCell
                    row={row}
                    month={month}
                    name={`${row.location.name}, ${sourceName(row)}, ${monthName(month)}`}
                    place={`${at} ${index}`}
                    isCurrent={at === current[0] && index === current[1]}
                    onFocus={() => setPlace([at, index])}
                    onKeyDown={move}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns formatters for month names in the reader's language. */
export function useMonthNames() {
  const format = useFormat();
  return {
    month: ({ month }: CoverageMonth) => format.month(month),
    wholeMonth: ({ month }: CoverageMonth) => format.month(month, 'long'),
  };
}
