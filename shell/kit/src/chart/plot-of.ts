import type { Language } from '@lichen/contracts/text/languages';
import { numberText } from '../format/numbers';
import { COLOURS, FONT, RADIUS } from '../tokens';
import type { DrawnLabel, Drawing } from './drawing';
import { HATCHINGS } from './fills';
import { widthOf } from './lines-of';
import { piePlot } from './pie-plot';
import {
  type Canvas,
  colourOf,
  common,
  emptyMark,
  FILLED,
  type Look,
  type Mark,
  markOf,
  type Plot,
  writing,
} from './plot';

/** Width in pixels below which labels of vertical columns are unreadable. */
const ROOM_OF_LABEL = 64;

const placeOf = ({ at }: Mark) => at;
const amountOf = ({ value }: Mark) => value;
const textOf = ({ text, isEmpty }: Mark) => (isEmpty ? '' : text);

/** Rounds up to the next multiple of half a power of ten, a good end of an axis. */
function roundUp(value: number): number {
  if (value <= 0) return 0;
  const step = 10 ** Math.floor(Math.log10(value)) / 2;
  return Math.ceil(value / step) * step;
}

const isUpright = ({ labels, isOverTime, type }: Drawing, width: number) =>
  isOverTime || type === 'line_chart' || width / Math.max(1, labels.length) >= ROOM_OF_LABEL * 1.4;

/** Approximate number of axis figures above zero. */
const FIGURES = 5;

/** Returns the smallest of 1, 2, 5, 10, 20 and so on that reaches the count in `FIGURES` steps. */
function wholeStep(count: number): number {
  const least = count / FIGURES;
  const ten = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return [1, 2, 5, 10].map((times) => times * ten).find((step) => step >= least) ?? 10 * ten;
}

/** Returns the range of an axis of counts, with whole figures only. */
function countReach(end: number) {
  const step = wholeStep(Math.max(1, end));
  const steps = Math.max(1, Math.ceil(end / step));
  const tickMethod = () => Array.from({ length: steps + 1 }, (_, at) => at * step);
  return { type: 'linear' as const, domainMin: 0, domainMax: steps * step, nice: false, tickMethod };
}

/** Returns the range of an axis that includes zero. Axes of two charts of one measure end at the same figure. */
function reach({ labels, atLeast, isCount }: Drawing) {
  const values = labels.map(({ value }) => value);
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (isCount) return countReach(Math.max(max, atLeast ?? 0));
  const end = atLeast === undefined ? max : roundUp(Math.max(max, atLeast));
  return {
    type: 'linear' as const,
    ...{ domainMin: min, domainMax: end === min ? min + 1 : end },
    ...{ nice: atLeast === undefined, tickCount: FIGURES },
  };
}

/** Pixels between an axis and its labels. */
const TO_AXIS = 8;
/** Height in pixels of the labels below an axis. */
const BELOW = TO_AXIS + FONT.small * FONT.lineHeight;

/** Returns the width in pixels of the figures left of an axis, estimated before the axis is drawn. */
function besideOf(drawing: Drawing, language: Language): number {
  const { domainMin, domainMax } = reach(drawing);
  const figures = [-roundUp(-domainMin), roundUp(domainMax), roundUp(domainMax / 5)];
  return TO_AXIS + Math.ceil(Math.max(...figures.map((figure) => widthOf(numberText(figure, language)))));
}

function axes(drawing: Drawing, { scheme, width, language }: Canvas) {
  const c = COLOURS[scheme];
  const upright = isUpright(drawing, width);
  const both = {
    ...{ animate: false, tick: false, labelAutoRotate: false, labelAutoHide: true, labelSpacing: TO_AXIS },
    ...{ labelFill: c.ink2, labelOpacity: 1, labelFontFamily: FONT.family, labelFontSize: FONT.small },
  };
  return {
    x: {
      ...both,
      title: false as const,
      labelFormatter: (at: string) => drawing.labels[Number(at)]?.label ?? '',
      ...{ labelWordWrap: true, labelMaxLines: 1, labelTextOverflow: '…' },
      labelWordWrapWidth: upright ? ROOM_OF_LABEL * 1.3 : width * 0.3,
      ...{ line: true, lineStroke: c.line, lineStrokeOpacity: 1, lineLineWidth: 1 },
    },
    y: {
      ...both,
      labelFormatter: (value: number) => numberText(value, language),
      ...{ grid: true, gridStroke: c.line2, gridStrokeOpacity: 1, gridLineWidth: 1, gridLineDash: [0, 0] },
      title: upright ? drawing.axis : (false as const),
      ...{ titlePosition: 'top' as const, titleTransform: 'translate(0, 0)', titleTextAlign: 'start' as const },
      ...{
        titleFill: c.ink2,
        titleOpacity: 1,
        titleFontFamily: FONT.family,
        titleFontSize: FONT.small,
        titleSpacing: 10,
      },
    },
  };
}

/** Settings of marks on two axes, with space for the unit above and the figures at the side. */
function onAxes(drawing: Drawing, canvas: Canvas, data: Mark[]) {
  const room = isUpright(drawing, canvas.width)
    ? { paddingLeft: besideOf(drawing, canvas.language), marginRight: 12 }
    : { marginRight: 72 };
  return {
    ...common(canvas),
    ...{ data, xField: placeOf, yField: amountOf, axis: axes(drawing, canvas) },
    ...{ paddingTop: 34, paddingBottom: BELOW, paddingRight: 0, marginLeft: 8, marginBottom: 4, ...room },
  };
}

const ABOVE = { position: 'top', textAlign: 'center', textBaseline: 'bottom' } as const;
const BESIDE = { position: 'right', textAlign: 'start', textBaseline: 'middle' } as const;

const figures = (canvas: Canvas, place: object) => ({
  ...writing(COLOURS[canvas.scheme].ink),
  ...place,
  text: textOf,
  transform: [{ type: 'overlapHide' }],
});

/** Positions of all labels, so that a label without a mark keeps its own. */
const placesOf = ({ labels }: Drawing) => labels.map((_label, at) => String(at));

/** Returns months without entries as marks of the full axis height. */
const emptyMarks = (drawing: Drawing, { scheme }: Canvas): Mark[] =>
  drawing.labels.flatMap((each, at) =>
    each.lacks === 'entries' ? [emptyMark(each, at, reach(drawing).domainMax, scheme)] : [],
  );

/** Returns the marks of labels with a value to draw. */
const drawnMarks = (drawing: Drawing, { scheme }: Canvas, lookOf: (label: DrawnLabel) => Look): Mark[] =>
  drawing.labels.flatMap((each, at) => (each.lacks ? [] : [markOf(each, at, lookOf(each), scheme)]));

function barPlot(drawing: Drawing, canvas: Canvas): Plot {
  const { scheme } = canvas;
  const upright = isUpright(drawing, canvas.width);
  const hatching = drawing.isEarlier ? HATCHINGS[0] : 'plain';
  const marks = [
    ...drawnMarks(drawing, canvas, ({ tone }) => ({ color: colourOf(tone, drawing, scheme), hatching })),
    ...emptyMarks(drawing, canvas),
  ];
  return {
    kind: upright ? 'column' : 'bar',
    config: {
      ...onAxes(drawing, canvas, marks),
      scale: { x: { type: 'band', padding: 0.35, domain: placesOf(drawing) }, y: reach(drawing) },
      style: { ...FILLED, maxWidth: 44, radiusTopLeft: RADIUS.tag / 2, radiusTopRight: RADIUS.tag / 2 },
      label: figures(canvas, upright ? { ...ABOVE, dy: -4 } : { ...BESIDE, dx: 5 }),
    },
  };
}

/** Settings of months without entries, behind a line. */
const hatched = (data: Mark[]) => ({
  ...{ type: 'interval', data, encode: { x: placeOf, y: amountOf } },
  ...{ style: { ...FILLED, maxWidth: 44 }, zIndex: -1, animate: false },
});

/** Returns the run that each mark belongs to: a line connects adjacent marks only, and has gaps over missing values. */
function runsOf(marks: readonly Mark[]): ReadonlyMap<string, string> {
  const runs = new Map<string, string>();
  for (const { at } of marks) runs.set(at, runs.get(String(Number(at) - 1)) ?? at);
  return runs;
}

function linePlot(drawing: Drawing, canvas: Canvas): Plot {
  const { scheme } = canvas;
  const color = colourOf('plain', drawing, scheme);
  const marks = drawnMarks(drawing, canvas, () => ({ color, hatching: 'plain' }));
  const runOf = runsOf(marks);
  const empty = emptyMarks(drawing, canvas);
  // A hatching needs a width, which only a band scale gives it.
  const places =
    empty.length > 0 ? ({ type: 'band', padding: 0.35 } as const) : ({ type: 'point', padding: 0.5 } as const);
  const dash = drawing.isEarlier ? { lineDash: [4, 4] } : {};
  const hollow = drawing.isEarlier ? COLOURS[scheme].surface : color;
  return {
    kind: 'line',
    config: {
      ...onAxes(drawing, canvas, marks),
      colorField: ({ at }: Mark) => runOf.get(at) ?? '',
      scale: { x: { ...places, domain: placesOf(drawing) }, y: reach(drawing) },
      annotations: empty.length > 0 ? [hatched(empty)] : [],
      style: { stroke: color, lineWidth: 2, ...dash },
      point: {
        sizeField: 3.5,
        style: { ...FILLED, fill: hollow, stroke: color, lineWidth: 2 },
      },
      label: figures(canvas, { ...ABOVE, dy: -8 }),
    },
  };
}

const isRound = ({ type }: Drawing) => type === 'pie_chart' || type === 'doughnut_chart';

/** Returns the chart's settings in the product's style, for one canvas. */
export function plotOf(drawing: Drawing, canvas: Canvas): Plot {
  if (isRound(drawing)) return piePlot(drawing, canvas);
  return drawing.type === 'line_chart' ? linePlot(drawing, canvas) : barPlot(drawing, canvas);
}
