import type { Translate } from '@lichen/kit';
import {
  comparisonsOf,
  defaultName,
  nameError,
  NEW_CHART,
  withChosen,
  withComparison,
  withPeriod,
  withRelativeDate,
  withReportBy,
  withShow,
} from './chart-draft';

const t = ((text: string, params: Record<string, string> = {}) =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')) as Translate;

const MARCH = { from: Date.UTC(2026, 2, 1), to: Date.UTC(2026, 2, 31) };

it('switches two months to two years when it is reported by time', () => {
  const months = withComparison(NEW_CHART, 'this_month_vs_last_month');

  expect(withReportBy(months, 'scope').comparison).toBe('this_month_vs_last_month');
  expect(withReportBy(months, 'time').comparison).toBe('this_year_vs_last_year');
  expect(comparisonsOf(withReportBy(NEW_CHART, 'time'))).not.toContain('this_month_vs_last_month');
});

it('resets the period with two whole years, and compares the same period once it is changed', () => {
  const march = withPeriod(NEW_CHART, MARCH);
  const years = withComparison(march, 'this_year_vs_last_year');

  expect(march.comparison).toBeNull();
  expect(march.filters).toMatchObject({ start_date: MARCH.from, end_date: MARCH.to });
  expect(years.filters).toMatchObject({ start_date: null, end_date: null, relativeDate: '' });
  expect(withPeriod(years, MARCH).comparison).toBe('same_period_this_year_vs_last_year');
  expect(withRelativeDate(years, 'this_month').comparison).toBe('same_period_this_year_vs_last_year');
  expect(withComparison(march, 'cost').filters).toEqual(march.filters);
});

it('never compares a measure with itself', () => {
  const beside = withComparison(NEW_CHART, 'cost');

  expect(withShow(beside, 'cost').comparison).toBeNull();
  expect(withShow(beside, 'price').comparison).toBe('cost');
  expect(comparisonsOf(NEW_CHART)).not.toContain('CO2');
});

it('is as it was before once what was chosen is given up again', () => {
  const narrowed = withChosen(NEW_CHART, 'locations', ['leeds']);

  expect(narrowed.filters).toEqual({ locations: { leeds: true } });
  expect(withChosen(narrowed, 'locations', []).filters).toEqual(NEW_CHART.filters);
});

it('names a chart after its type, what it shows, by what, and beside what', () => {
  expect(defaultName(NEW_CHART, t)).toBe('Bar: CO₂e by Activity');
  expect(defaultName(withComparison(NEW_CHART, 'this_year_vs_last_year'), t)).toBe(
    'Bar: CO₂e by Activity, This year vs last year',
  );
});

it('refuses no name and a name that is too long', () => {
  expect(nameError('  ')).toBe('Enter a name for the chart');
  expect(nameError(` ${'x'.repeat(100)} `)).toBeUndefined();
  expect(nameError('x'.repeat(101))).toBe('Too long');
});
