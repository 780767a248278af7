import { yearOf } from '@lichen/contracts/formats/days';
import { useFormat, useT, useUrlState } from '@lichen/kit';
import { Select } from '@lichen/kit/antd';
import { comparedText, periodName } from '../comparison/period-words';
import { EstimatedTotal } from '../comparison/EstimatedTotal';
import { EmptyMonths, gapMonths, WithoutFigure } from '../comparison/TotalGaps';
import { useTotalGaps } from '../comparison/useTotalGaps';
import { COMPARED_PARAM, WHOLE_YEARS, type YearComparison } from './year-comparison';

const SAME_MONTHS = 'months';

interface Props {
  compared: YearComparison;
  /** True if nothing was recorded in the earlier period. */
  isBeforeEmpty: boolean;
}

/** Text about the comparison of the figures below, and their gaps. */
export function ComparisonBar({ compared, isBeforeEmpty }: Props) {
  const t = useT();
  const format = useFormat();
  const { now, before, isComparable, isWholeYears, same } = compared;
  const gaps = useTotalGaps([now, before]);
  const year = yearOf(now.from);
  const filters = { start_date: String(now.from), end_date: String(now.to) };
  return (
    <div className="act-compared act-compared-year">
      <strong>
        {isComparable
          ? comparedText(compared, { t, format })
          : t('No month of {year} is over, so nothing is compared yet', { year })}
      </strong>
      {same && isWholeYears && <span>{t('{year} is not over', { year })}</span>}
      <WithoutFigure count={gaps[0]?.without_figure ?? 0} filters={filters} />
      <EstimatedTotal from={now.from} to={now.to} />
      <EmptyMonths months={gapMonths(gaps, isBeforeEmpty || !isComparable)} />
      {same && <Choice compared={compared} before={periodName(same.before, format)} />}
    </div>
  );
}

function Choice({ compared, before }: { compared: YearComparison; before: string }) {
  const t = useT();
  const url = useUrlState();
  return (
    <Select
      aria-label={t('Compared with')}
      popupMatchSelectWidth={false}
      value={compared.isWholeYears ? WHOLE_YEARS : SAME_MONTHS}
      options={[
        { value: SAME_MONTHS, label: t('Same period: {period}', { period: before }) },
        { value: WHOLE_YEARS, label: t('Whole year: {year}', { year: yearOf(compared.before.from) }) },
      ]}
      onChange={(next: string) => url.set({ [COMPARED_PARAM]: next === WHOLE_YEARS ? next : null })}
    />
  );
}
