import { DAY, yearBounds, yearOf } from '@lichen/contracts/formats/days';
import { useFormat, useT } from '@lichen/kit';
import type { YearComparison } from './year-comparison';

/** Emissions of months that are not over, which the compared total leaves out. */
export function LaterMonths({ compared, kg = 0 }: { compared: YearComparison; kg: number | undefined }) {
  const t = useT();
  const format = useFormat();
  if (kg === 0) return null;
  const period = format.months(compared.now.to + DAY, yearBounds(yearOf(compared.now.from)).to);
  const words = { figure: format.co2(kg), unit: format.unit, period };
  return <p className="act-summary-change">{t('Not included: {figure} {unit} of {period}, not over yet', words)}</p>;
}
