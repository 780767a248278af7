import {
  ESTIMATE_METHODS,
  type EstimatedEmissions,
  estimatedEmissions,
} from '@lichen/contracts/activities/estimates/estimated-emissions.call';
import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { paths } from '@lichen/contracts/api/paths';
import { yearOf } from '@lichen/contracts/formats/days';
import { useCall, useFormat, usePortal, useT, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import './comparison.css';

interface Props {
  from: number;
  to: number;
  locations?: readonly string[];
  /** Each month with its amount and how it was made, instead of the way to them. */
  isDetailed?: boolean;
}

/** Estimates for months without a bill, said beside a total that they are not in. */
export function EstimatedTotal(props: Props) {
  const { may } = usePortal();
  return may(estimatedEmissions.allow) ? <Estimated {...props} /> : null;
}

function Estimated({ from, to, locations = [], isDetailed = false }: Props) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const { data } = useCall<EstimatedEmissions>(estimatedEmissions, { start_date: from, end_date: to, locations });
  if (!data || data.total === 0) return null;
  const made = data.total - data.without;
  const figure = `${format.co2(data.co2)} ${format.unit}`;
  const words = tn(
    made,
    '≈ {figure} estimated for {count} month without a bill, not in this total',
    '≈ {figure} estimated for {count} months without a bill, not in this total',
    { figure },
  );
  if (!isDetailed)
    return (
      made > 0 && (
        <Link className="act-lacks" to={paths.coverage(yearOf(to), locations)}>
          {words}
        </Link>
      )
    );
  return (
    <details className="act-estimates">
      <summary>{words}</summary>
      <ul>
        {data.list.map((month) => (
          <li key={[month.location._id, month.activity_type, month.item, month.from].join(':')}>
            {month.location.name}, {t(month.item ?? ACTIVITY_TYPES[month.activity_type])},{' '}
            {format.period(month.from, month.to)}:{' '}
            {month.method === null || month.amount === null
              ? t('no estimate: add a bill, or the area of the location')
              : `${format.digits('estimate', month.amount)} ${month.units}, ${month.co2 === null ? t('no figure') : `${format.co2(month.co2)} ${format.unit}`} (${t(ESTIMATE_METHODS[month.method])})`}
          </li>
        ))}
      </ul>
    </details>
  );
}
