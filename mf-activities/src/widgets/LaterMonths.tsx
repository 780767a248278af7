import { activitySummarys, type ActivitySummaryRow } from '@lichen/contracts/activities/list/summary.call';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { kgOf, UG_IN_KG } from '@lichen/contracts/formats/mass';
import { DAY, yearBounds, yearOf } from '@lichen/contracts/formats/days';
import { useCall, useFormat, useT } from '@lichen/kit';
import type { YearComparison } from './year-comparison';

const wholeOf = (kg: number): number => Math.round(kg * UG_IN_KG);

/** What is recorded of months that are not over: not in the total that is compared, and not lost either. */
export function LaterMonths({ compared, kg }: { compared: YearComparison; kg: number }) {
  const t = useT();
  const format = useFormat();
  const year = yearOf(compared.now.from);
  const { data } = useCall<ListAnswer<ActivitySummaryRow>>(activitySummarys, { year });
  const all = data?.list.find(({ key }) => key === 'Total')?.CO2_total;
  const later = all === undefined ? 0 : wholeOf(all) - wholeOf(kg);
  if (later === 0) return null;
  const period = format.months(compared.now.to + DAY, yearBounds(year).to);
  const words = { figure: format.co2(kgOf(later)), unit: format.unit, period };
  return <p className="act-summary-change">{t('Not included: {figure} {unit} of {period}, not over yet', words)}</p>;
}
