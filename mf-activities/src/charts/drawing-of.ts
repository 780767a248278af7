import type { ChartBar, ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import type { ChartType } from '@lichen/contracts/activities/charts/chart-words';
import { yearOf } from '@lichen/contracts/formats/days';
import { LOCALE_TAGS } from '@lichen/contracts/text/languages';
import type { Formats, Translate } from '@lichen/kit';
import type { Drawing, Tone } from '@lichen/kit/chart';

export interface LabelFormats {
  readonly t: Translate;
  readonly format: Formats;
}

/** Most labels in one picture; the table shows all of them. */
export const MOST_DRAWN = 24;

function monthText(month: number, { period }: ChartSeries, { language, month: name }: Formats): string {
  if (yearOf(period.from) === yearOf(period.to)) return name(month);
  const withYear = { month: 'short', year: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALE_TAGS[language], withYear).format(month);
}

/** Returns the label of a bar in the reader's language. */
export function labelText({ key, label }: ChartBar, series: ChartSeries, { t, format }: LabelFormats): string {
  if (series.report_by === 'time') return monthText(Number(key), series, format);
  if (series.report_by === 'scope') return t('Scope {scope}', { scope: key });
  if (key === '') return t('None');
  return series.report_by === 'activities' ? t(label) : label;
}

export const figureText = (value: number, { show }: ChartSeries, { format }: LabelFormats): string => {
  if (show === 'CO2') return format.co2(value);
  return show === 'carbon_basis' ? format.digits('basis', value) : format.figure('quantity', value);
};

export const unitText = ({ show, unit }: ChartSeries, { format }: LabelFormats): string =>
  show === 'CO2' ? `${format.unit} CO₂e` : unit;

const toneOf = ({ key }: ChartBar, { report_by }: ChartSeries): Tone =>
  report_by === 'scope' && (key === '1' || key === '2' || key === '3') ? `scope${key}` : 'plain';

/** Appearance of a chart within its comparison. */
export interface DrawingStyle {
  readonly type: ChartType;
  /** True for the earlier of two periods, which is drawn in a lighter colour. */
  readonly isEarlier: boolean;
  readonly pair: readonly ChartSeries[];
}

/**
 * Two charts with the same measure and unit share the scale of their axis; otherwise the smaller one would look as
 * large.
 */
const largestOf = (pair: readonly ChartSeries[], { show, unit }: ChartSeries): number | undefined =>
  pair.length > 1 && pair.every((one) => one.show === show && one.unit === unit)
    ? Math.max(...pair.flatMap(({ bars }) => bars.map(({ value }) => value)), 0)
    : undefined;

const isRound = (type: ChartType) => type === 'pie_chart' || type === 'doughnut_chart';

/** Returns whether some or all figures are negative and therefore missing from a pie. */
export function hiddenNegatives({ bars }: Pick<ChartSeries, 'bars'>, type: ChartType): 'none' | 'some' | 'all' {
  const below = isRound(type) && bars.some(({ value }) => value < 0);
  if (!below) return 'none';
  return bars.some(({ value }) => value > 0) ? 'some' : 'all';
}

/** Returns the drawing of a chart. Values are in the account's unit; their texts come from the exact figures. */
export function drawingOf(series: ChartSeries, { type, isEarlier, pair }: DrawingStyle, words: LabelFormats): Drawing {
  const scale = series.show === 'CO2' && words.format.unit === 't' ? 1000 : 1;
  const largest = largestOf(pair, series);
  return {
    ...(largest === undefined ? {} : { atLeast: largest / scale }),
    ...{ type, isEarlier, axis: unitText(series, words), isOverTime: series.report_by === 'time' },
    labels: series.bars.slice(0, series.report_by === 'time' ? undefined : MOST_DRAWN).map((bar) => ({
      key: bar.key,
      label: labelText(bar, series, words),
      value: bar.value / scale,
      text: bar.lacks === 'entries' ? words.t('No entries') : figureText(bar.value, series, words),
      ...(bar.lacks ? { lacks: bar.lacks } : {}),
      tone: toneOf(bar, series),
    })),
  };
}

/** Summarises the chart in one sentence. */
export function sentenceOf(series: ChartSeries, words: LabelFormats): string {
  const { t, format } = words;
  const counted = series.bars.filter(({ value }) => value !== 0).sort((a, b) => b.value - a.value);
  const [largest, lowest] = [counted[0], counted.at(-1)];
  const period = format.period(series.period.from, series.period.to);
  if (!largest || !lowest) return t('Nothing was recorded in {period}.', { period });
  const said = (bar: ChartBar) => ({
    ...{ period, unit: unitText(series, words), label: labelText(bar, series, words) },
    figure: figureText(bar.value, series, words),
    total: figureText(series.total, series, words),
  });
  if (largest.value > 0) return t('{label} is the largest in {period}: {figure} of {total} {unit}.', said(largest));
  return t('All figures of {period} are below zero: {total} {unit}. The lowest: {label}, {figure}.', said(lowest));
}
