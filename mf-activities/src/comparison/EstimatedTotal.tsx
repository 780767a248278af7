import {
  type EstimatedEmissions,
  estimatedEmissions,
} from '@lichen/contracts/activities/estimates/estimated-emissions.call';
import { paths } from '@lichen/contracts/api/paths';
import { yearOf } from '@lichen/contracts/formats/days';
import { useCall, useFormat, usePortal, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';

/** First and last day to estimate, both included; without `locations`, all of them. */
export interface EstimatedPeriod {
  from: number;
  to: number;
  locations?: readonly string[];
}

/**
 * Loads the estimates of a period with the sentence about their sum; undefined if there are none or the user is not an
 * administrator.
 */
export function useEstimates({ from, to, locations = [] }: EstimatedPeriod) {
  const { may } = usePortal();
  const tn = useTn();
  const format = useFormat();
  const asked = { start_date: from, end_date: to, locations };
  const { data } = useCall<EstimatedEmissions>(estimatedEmissions, asked, { enabled: may(estimatedEmissions.allow) });
  if (!data || data.total === 0) return undefined;
  const made = data.total - data.without;
  const words = tn(
    made,
    '≈ {figure} estimated for {count} month without a bill, not in this total',
    '≈ {figure} estimated for {count} months without a bill, not in this total',
    { figure: `${format.co2(data.co2)} ${format.unit}` },
  );
  return { list: data.list, made, words };
}

/** Estimates for months without a bill, shown beside a total that does not include them. */
export function EstimatedTotal(period: EstimatedPeriod) {
  const found = useEstimates(period);
  if (!found || found.made === 0) return null;
  return (
    <Link className="act-lacks" to={paths.coverage(yearOf(period.to), period.locations ?? [])}>
      {found.words}
    </Link>
  );
}
