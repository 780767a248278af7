import { type VehicleMonths, vehicleMonths } from '@lichen/contracts/activities/totals/vehicle-months.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { Card, QueryStates, Skeleton, useCall, useFormat, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import './months.css';

interface Props {
  id: string;
  year: number;
}

/** A vehicle's emissions by month beside those of the previous year, as a chart or a table. */
export function MonthChart({ id, year }: Props) {
  const t = useT();
  const format = useFormat();
  const [isTable, setTable] = useState(false);
  const found = useCall<VehicleMonths>(vehicleMonths, { id, year });
  return (
    <Card
      title={t('CO₂e by month, {unit}', { unit: format.unit })}
      actions={
        <Button type="link" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? t('View as chart') : t('View as table')}
        </Button>
      }
    >
      <p className="biz-quiet">{t('{year} beside {last}', { year: String(year), last: String(year - 1) })}</p>
      <QueryStates of={found} skeleton={<Skeleton rows={1} height={180} />}>
        {({ months, before }) =>
          isTable ? <Table {...{ months, before, year }} /> : <Bars {...{ months, before, year }} />
        }
      </QueryStates>
    </Card>
  );
}

type Shown = VehicleMonths & { year: number };

function Bars({ months, before, year }: Shown) {
  const t = useT();
  const format = useFormat();
  const highest = Math.max(0, ...months.map((kg) => kg ?? 0), ...before.map((kg) => kg ?? 0));
  const height = (kg: number | null | undefined) => `${highest > 0 ? (100 * (kg ?? 0)) / highest : 0}%`;
  const words = (kg: number | null | undefined) => format.co2(kg ?? null) || t('no entries');
  return (
    <ul className="biz-months">
      {months.map((kg, at) => {
        const month = utcDay(year, at + 1, 1);
        return (
          <li key={month}>
            <span className="biz-months-bars" aria-hidden="true">
              <span className="biz-months-before" style={{ height: height(before[at]) }} />
              <span className="biz-months-now" style={{ height: height(kg) }} />
            </span>
            <span aria-hidden="true">{format.month(month)}</span>
            <span className="k-unseen">
              {t('{month}: {now}, the year before {before}', {
                month: format.month(month, 'long'),
                now: words(kg),
                before: words(before[at]),
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Table({ months, before, year }: Shown) {
  const t = useT();
  const format = useFormat();
  const shown = (kg: number | null | undefined) => format.co2(kg ?? null) || '–';
  return (
    <table className="biz-figures">
      <thead>
        <tr className="biz-figures-head">
          <th scope="col">{t('Month')}</th>
          <th scope="col">{year}</th>
          <th scope="col">{year - 1}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((kg, at) => {
          const month = utcDay(year, at + 1, 1);
          return (
            <tr key={month}>
              <th scope="row">{format.month(month, 'long')}</th>
              <td>{shown(kg)}</td>
              <td>{shown(before[at])}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
