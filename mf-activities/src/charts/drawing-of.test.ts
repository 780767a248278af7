import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { hiddenNegatives, sentenceOf, type LabelFormats } from './drawing-of';

const bars = (...values: number[]) => ({ bars: values.map((value) => ({ key: '1', label: 'Mill', value })) });

it('knows when a pie loses figures below zero, and when they are all there is', () => {
  expect(hiddenNegatives(bars(5, 3, 0), 'pie_chart')).toBe('none');
  expect(hiddenNegatives(bars(5, -3), 'doughnut_chart')).toBe('some');
  expect(hiddenNegatives(bars(-5, -3, 0), 'pie_chart')).toBe('all');
  expect(hiddenNegatives(bars(-5, -3), 'bar_chart')).toBe('none');
});

/** Words as they are looked up, with what is filled in beside them. */
const words = {
  t: (text: string, params?: object) => (params ? `${text} ${Object.values(params).join(' | ')}` : text),
  format: { unit: 'kg', period: () => '2026', co2: String },
} as unknown as LabelFormats;

const said = (...values: number[]) => {
  const period = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 11, 31) };
  const total = values.reduce((sum, value) => sum + value, 0);
  const labelled = values.map((value, at) => ({ key: String(at), label: `Mill ${at}`, value }));
  const series: ChartSeries = {
    show: 'CO2',
    report_by: 'locations',
    unit: 'kg',
    left_out: [],
    ...{ without_figure: 0, empty_months: [] },
    period,
    total,
    bars: labelled,
  };
  return sentenceOf(series, words);
};

it('says of figures that are all below zero which is the lowest, and of none that there are none', () => {
  expect(said(-50)).toMatch(/^All figures of \{period\} are below zero.* Mill 0 \| -50 \| -50$/);
  expect(said(0, -20, -30)).toMatch(/^All figures of .* Mill 2 \| -30 \| -50$/);
  expect(said(-20, 5)).toMatch(/^\{label\} is the largest .* Mill 1 \| 5 \| -15$/);
  expect(said(0, 0)).toMatch(/^Nothing was recorded/);
});
