import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { ESTIMATE_METHODS, type EstimatedMonth } from '@lichen/contracts/activities/estimates/estimated-emissions.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { Figure, QueryStates, Skeleton, useAnswer, useFormat, useT } from '@lichen/kit';
import { useState } from 'react';
import type { Calc } from '../calculations/calc-words';
import { PreviewRows } from '../calculations/PreviewRows';
import { type EstimatedPeriod, useEstimates } from '../comparison/EstimatedTotal';
import './coverage.css';

/** Estimates of a period, each with its amount, its method and its emissions. */
export function EstimatedMonths(period: EstimatedPeriod) {
  const found = useEstimates(period);
  if (!found) return null;
  return (
    <details className="act-estimates">
      <summary>{found.words}</summary>
      <ul>
        {found.list.map((month) => (
          <Estimate key={[month.location._id, month.activity_type, month.item, month.from].join(':')} of={month} />
        ))}
      </ul>
    </details>
  );
}

function Estimate({ of: month }: { of: EstimatedMonth }) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { location, activity_type, item, from, to, amount, units, method, co2 } = month;
  const name = `${location.name}, ${t(item ?? ACTIVITY_TYPES[activity_type])}, ${format.period(from, to)}`;
  if (method === null || amount === null)
    return (
      <li>
        {name}: {t('no estimate: add a bill, or the area of the location')}
      </li>
    );
  return (
    <li>
      {name}: {format.digits('estimate', amount)} {units} ({t(ESTIMATE_METHODS[method])}),{' '}
      {co2 === null ? t('no figure') : <Figure kg={co2} of={name} onOpen={() => setOpen(!isOpen)} />}
      {isOpen && <EstimatedFigures of={month} />}
    </li>
  );
}

/** Emissions of the bill that an estimate stands for, calculated like those of any bill. */
function EstimatedFigures({ of: { activity_type, bill } }: { of: EstimatedMonth }) {
  const preview = useAnswer<RecordAnswer<{ rows: Calc[] }>>([activity_type, 'preview'], `${activity_type}/preview`, {
    body: bill,
  });
  return (
    <QueryStates of={preview} skeleton={<Skeleton rows={2} height={24} />}>
      {({ obj: { rows } }) => <PreviewRows rows={rows} />}
    </QueryStates>
  );
}
