import {
  CHART_TYPES,
  type ChartType,
  COMPARISONS,
  type Comparison,
  REPORT_BY,
  type ReportBy,
  RELATIVE_DATES,
  type RelativeDate,
  type Show,
  SHOWS,
} from '@lichen/contracts/activities/charts/chart-words';
import { ChoiceField, PeriodField, SwitchField, TextField, useT } from '@lichen/kit';
import type { shownInAddress } from '../shared/address/shown-in-address';
import {
  type ChartDraft,
  comparisonsOf,
  nameOf,
  withComparison,
  withPeriod,
  withRelativeDate,
  withReportBy,
  withShow,
} from './chart-draft';
import { ChartFilterFields } from './ChartFilterFields';

interface Props {
  draft: ChartDraft;
  errors: Readonly<Record<string, string>>;
  filters: ReturnType<typeof shownInAddress>;
  onChange: (draft: ChartDraft, field: string) => void;
}

/** Form for the content of a chart; a choice that excludes another one changes that as well. */
export function ChartForm({ draft, errors, filters, onChange }: Props) {
  const t = useT();
  return (
    <form className="cha-form" aria-label={t('Chart')} onSubmit={(event) => event.preventDefault()}>
      <TextField
        label="Chart name"
        required
        error={errors['chartName']}
        value={nameOf(draft, t)}
        onChange={(chartName) => onChange({ ...draft, chartName: chartName ?? '' }, 'chartName')}
      />
      <ChoiceField
        label="Chart type"
        required
        options={Object.keys(CHART_TYPES)}
        words={CHART_TYPES}
        value={draft.chartType}
        onChange={(type) => type && onChange({ ...draft, chartType: type as ChartType }, 'chartType')}
      />
      <ChoiceField
        label="Show"
        required
        options={Object.keys(SHOWS)}
        words={SHOWS}
        value={draft.show}
        onChange={(show) => show && onChange(withShow(draft, show as Show), 'show')}
      />
      <ChoiceField
        label="Report by"
        required
        options={Object.keys(REPORT_BY)}
        words={REPORT_BY}
        value={draft.report_by}
        onChange={(by) => by && onChange(withReportBy(draft, by as ReportBy), 'report_by')}
      />
      <ChoiceField
        label="Comparison"
        error={errors['comparison']}
        options={comparisonsOf(draft)}
        words={COMPARISONS}
        value={draft.comparison}
        onChange={(comparison) => onChange(withComparison(draft, comparison as Comparison | null), 'comparison')}
      />
      <ChoiceField
        label="Period"
        options={Object.keys(RELATIVE_DATES)}
        words={RELATIVE_DATES}
        value={draft.filters.relativeDate || null}
        onChange={(date) => onChange(withRelativeDate(draft, date as RelativeDate | null), 'filters')}
      />
      <PeriodField
        label={t('Period')}
        plain
        errors={{ from: errors['filters'] }}
        value={{ from: draft.filters.start_date ?? null, to: draft.filters.end_date ?? null }}
        onChange={(period) => period && onChange(withPeriod(draft, period), 'filters')}
      />
      <SwitchField
        label="Exclude labels without a value"
        value={draft.excludeLabel}
        onChange={(excludeLabel) => onChange({ ...draft, excludeLabel: excludeLabel ?? false }, 'excludeLabel')}
      />
      <button
        type="button"
        className="act-link"
        aria-expanded={filters.isShown}
        onClick={() => filters.show(!filters.isShown)}
      >
        {t('Filters')}
      </button>
      {filters.isShown && <ChartFilterFields draft={draft} onChange={(next) => onChange(next, 'filters')} />}
    </form>
  );
}
