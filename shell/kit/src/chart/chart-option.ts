import type { BarSeriesOption, LineSeriesOption, PieSeriesOption } from 'echarts/charts';
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { Language } from '@lichen/contracts/text/languages';
import { numberText, percentText } from '../format/numbers';
import { type Colour, COLOURS, FONT, MOTION, RADIUS, type Scheme } from '../tokens';
import type { DrawnLabel, Drawing, Tone } from './drawing';

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | PieSeriesOption | GridComponentOption | TooltipComponentOption
>;

type Palette = Readonly<Record<Colour, string>>;

export interface Canvas {
  readonly scheme: Scheme;
  readonly width: number;
  readonly height: number;
  /** Of the figures beside the axis and in the slices. */
  readonly language: Language;
  /** A picture that is kept, and a reader who asked for less, see no motion. */
  readonly isStill: boolean;
}

/** Fewer pixels for a label of an upright bar than this make it unreadable. */
const ROOM_OF_LABEL = 64;
/** Slices follow each other in colours that differ in hue and lightness, and in pattern. */
const SLICES: readonly Colour[] = [
  'moss',
  'scope2',
  'scope3',
  'scope1',
  'scope2Earlier',
  'scope3Earlier',
  'scope1Earlier',
];

const TONES: Readonly<Record<Tone, readonly [now: Colour, earlier: Colour]>> = {
  plain: ['moss', 'ink3'],
  scope1: ['scope1', 'scope1Earlier'],
  scope2: ['scope2', 'scope2Earlier'],
  scope3: ['scope3', 'scope3Earlier'],
};

type Hatching = NonNullable<NonNullable<BarSeriesOption['itemStyle']>['decal']>;

/** Hatchings: the earlier twin has the first, the slices of a pie take turns. */
const hatchings = (ink: string): Hatching[] => [
  { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 6], rotation: Math.PI / 4, color: ink },
  {
    symbol: 'circle',
    dashArrayX: [
      [8, 8],
      [0, 8, 8, 0],
    ],
    dashArrayY: [6, 0],
    symbolSize: 0.5,
    color: ink,
  },
  { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 6], rotation: -Math.PI / 4, color: ink },
];

const PLAIN: Hatching = { symbol: 'none' };

const hatching = (scheme: Scheme, at: number): Hatching => {
  const all = hatchings(shade(scheme));
  return all[at % all.length] ?? PLAIN;
};

const shade = (scheme: Scheme) => (scheme === 'dark' ? 'rgba(0, 0, 0, 0.28)' : 'rgba(255, 255, 255, 0.4)');

function coloured({ tone }: DrawnLabel, { isEarlier }: Drawing, scheme: Scheme) {
  const [now, earlier] = TONES[tone];
  const colours: Palette = COLOURS[scheme];
  return isEarlier ? { color: colours[earlier], decal: hatching(scheme, 0) } : { color: colours[now], decal: PLAIN };
}

/** The next figure with one significant digit and a half: where an axis ends well. */
function roundUp(value: number): number {
  if (value <= 0) return 0;
  const step = 10 ** Math.floor(Math.log10(value)) / 2;
  return Math.ceil(value / step) * step;
}

const isUpright = ({ labels, isOverTime, type }: Drawing, width: number) =>
  isOverTime || type === 'line_chart' || width / Math.max(1, labels.length) >= ROOM_OF_LABEL * 1.4;

function axes(drawing: Drawing, { scheme, width, language }: Canvas) {
  const c = COLOURS[scheme];
  const upright = isUpright(drawing, width);
  const words = { color: c.ink2, fontFamily: FONT.family, fontSize: FONT.small };
  const labels = {
    type: 'category' as const,
    data: drawing.labels.map(({ label }) => label),
    // Sideways the largest stands on top, as in a list.
    inverse: !upright,
    axisLine: { lineStyle: { color: c.line } },
    axisTick: { show: false },
    axisLabel: {
      ...words,
      hideOverlap: true,
      width: upright ? ROOM_OF_LABEL * 1.3 : width * 0.3,
      overflow: 'truncate' as const,
    },
  };
  const values = {
    type: 'value' as const,
    name: upright ? drawing.axis : '',
    nameTextStyle: { ...words, align: 'left' as const },
    ...(drawing.atLeast === undefined
      ? {}
      : { max: ({ max }: { max: number }) => roundUp(Math.max(max, drawing.atLeast ?? 0)) }),
    splitNumber: 4,
    splitLine: { lineStyle: { color: c.line2 } },
    axisLabel: { ...words, hideOverlap: true, formatter: (value: number) => numberText(value, language) },
  };
  return upright ? { xAxis: labels, yAxis: values } : { xAxis: values, yAxis: labels };
}

function barSeries(drawing: Drawing, { scheme, width }: Canvas): BarSeriesOption {
  const upright = isUpright(drawing, width);
  const radius = RADIUS.tag / 2;
  return {
    type: 'bar',
    barMaxWidth: 44,
    barCategoryGap: '35%',
    cursor: 'pointer',
    data: drawing.labels.map((each) => ({
      value: each.value,
      itemStyle: {
        ...coloured(each, drawing, scheme),
        borderRadius: upright ? [radius, radius, 0, 0] : [0, radius, radius, 0],
      },
    })),
    label: {
      show: true,
      position: upright ? 'top' : 'right',
      color: COLOURS[scheme].ink,
      fontFamily: FONT.family,
      fontSize: FONT.small,
      formatter: ({ dataIndex }) => drawing.labels[dataIndex]?.text ?? '',
    },
    labelLayout: { hideOverlap: true },
  };
}

function lineSeries(drawing: Drawing, { scheme }: Canvas): LineSeriesOption {
  const [first] = drawing.labels;
  const color = first ? coloured({ ...first, tone: 'plain' }, drawing, scheme).color : COLOURS[scheme].moss;
  return {
    type: 'line',
    symbol: drawing.isEarlier ? 'emptyCircle' : 'circle',
    symbolSize: 7,
    cursor: 'pointer',
    lineStyle: { color, width: 2, type: drawing.isEarlier ? 'dashed' : 'solid' },
    itemStyle: { color },
    data: drawing.labels.map(({ value }) => value),
    label: {
      show: true,
      position: 'top',
      color: COLOURS[scheme].ink,
      fontFamily: FONT.family,
      fontSize: FONT.small,
      formatter: ({ dataIndex }) => drawing.labels[dataIndex]?.text ?? '',
    },
    labelLayout: { hideOverlap: true },
  };
}

/** Room beside a pie for the name, the figure and the share of a slice. */
const BESIDE_PIE = 128;

/** From the edge of a pie to the middle of a label above or below it: two lines that do not touch it. */
const TO_LABEL = 22;
const LINES_OF_LABEL = 2 * FONT.small * FONT.lineHeight;

/** Radius of a pie: as tall as there is height for it and a label below, as long as its labels can be read beside it. */
const pieRadius = ({ width, height }: Canvas): number =>
  Math.round(
    Math.min(height * 0.34, height / 2 - TO_LABEL - LINES_OF_LABEL / 2, Math.max(width / 2 - BESIDE_PIE, width * 0.18)),
  );

/** Less than nothing has no slice: it stands in the table. */
const hasSlice = ({ value }: DrawnLabel) => value > 0;

function pieSeries(drawing: Drawing, canvas: Canvas): PieSeriesOption {
  const { scheme, language } = canvas;
  const c: Palette = COLOURS[scheme];
  const radius = pieRadius(canvas);
  const slices = drawing.labels.filter(hasSlice);
  return {
    type: 'pie',
    radius: [drawing.type === 'doughnut_chart' ? Math.round(radius * 0.62) : 0, radius],
    cursor: 'pointer',
    minShowLabelAngle: 4,
    data: slices.map((each, at) => ({
      value: each.value,
      name: each.label,
      itemStyle: {
        color: each.tone === 'plain' ? c[SLICES[at % SLICES.length] ?? 'moss'] : coloured(each, drawing, scheme).color,
        decal: at === 0 && !drawing.isEarlier ? PLAIN : hatching(scheme, at),
        borderColor: c.surface,
        borderWidth: 2,
      },
    })),
    label: {
      color: c.ink,
      fontFamily: FONT.family,
      fontSize: FONT.small,
      lineHeight: FONT.small * FONT.lineHeight,
      overflow: 'break',
      bleedMargin: 0,
      distanceToLabelLine: 4,
      formatter: ({ dataIndex, percent }) =>
        `${slices[dataIndex]?.label ?? ''}\n${slices[dataIndex]?.text ?? ''} · ${percentText(percent ?? 0, language)}`,
    },
    labelLine: { length: TO_LABEL, length2: 6, lineStyle: { color: c.line } },
  };
}

const isRound = ({ type }: Drawing) => type === 'pie_chart' || type === 'doughnut_chart';

/** Labels in the order of what is drawn: a click tells its place only. */
export const drawnLabels = (drawing: Drawing): readonly DrawnLabel[] =>
  isRound(drawing) ? drawing.labels.filter(hasSlice) : drawing.labels;

/** A chart in the product's clothes, for one canvas. */
export function chartOption(drawing: Drawing, canvas: Canvas): ChartOption {
  const c = COLOURS[canvas.scheme];
  const labels = drawnLabels(drawing);
  return {
    animation: !canvas.isStill,
    animationDuration: MOTION.slow,
    animationDurationUpdate: MOTION.fast,
    textStyle: { fontFamily: FONT.family, color: c.ink2 },
    tooltip: {
      trigger: 'item',
      // Text only: a name that somebody typed is never read as markup.
      renderMode: 'richText',
      confine: true,
      backgroundColor: c.ink,
      borderWidth: 0,
      textStyle: { color: c.paper, fontFamily: FONT.family, fontSize: FONT.small },
      formatter: (hit) => {
        const found = labels[(Array.isArray(hit) ? hit[0] : hit)?.dataIndex ?? -1];
        return found ? `${found.label}: ${found.text}` : '';
      },
    },
    ...(isRound(drawing)
      ? { series: [pieSeries(drawing, canvas)] }
      : {
          grid: { left: 8, right: isUpright(drawing, canvas.width) ? 12 : 72, top: 34, bottom: 4, containLabel: true },
          ...axes(drawing, canvas),
          series: [drawing.type === 'line_chart' ? lineSeries(drawing, canvas) : barSeries(drawing, canvas)],
        }),
  };
}
