import { percentText } from '../format/numbers';
import { type Colour, COLOURS, FONT } from '../tokens';
import type { DrawnLabel, Drawing } from './drawing';
import { HATCHINGS } from './fills';
import { linesOf, widthOf } from './lines-of';
import { type Canvas, colourOf, common, FILLED, type Mark, markOf, type Plot, writing } from './plot';

/** Colours of slices in order; neighbours differ in hue, lightness and pattern. */
const SLICES: readonly Colour[] = [
  'moss',
  'scope2',
  'scope3',
  'scope1',
  'scope2Earlier',
  'scope3Earlier',
  'scope1Earlier',
];

/** Pixels beside a pie for a slice's name, figure and share. */
const BESIDE_PIE = 128;
/** Pixels from the edge of a pie to its labels. */
const TO_LABEL = 22;
const GAP = 10;
const LINE = FONT.small * FONT.lineHeight;
/** Smallest share of the circle that gets a label: 4 of 360 degrees. */
const SLIVER = 4 / 360;

/**
 * Returns the radius of a pie: limited by the height with a label below, and by the width with readable labels beside
 * it.
 */
const pieRadius = ({ width, height }: Canvas): number =>
  Math.round(Math.min(height * 0.34, height / 2 - TO_LABEL - LINE, Math.max(width / 2 - BESIDE_PIE, width * 0.18)));

/** A slice with its part of the circle, from one cumulative value to the next. */
interface Slice extends Mark {
  readonly from: number;
  readonly to: number;
  /** Name, figure and share, in as many lines as fit. */
  readonly lines: readonly string[];
}

/** Zero and negative values have no slice; the table shows them. */
const hasSlice = ({ value }: DrawnLabel) => value > 0;

function lookOf({ tone }: DrawnLabel, at: number, drawing: Drawing, { scheme }: Canvas) {
  const own = COLOURS[scheme][SLICES[at % SLICES.length] ?? 'moss'];
  return {
    color: tone === 'plain' ? own : colourOf(tone, drawing, scheme),
    hatching: at === 0 && !drawing.isEarlier ? 'plain' : (HATCHINGS[at % HATCHINGS.length] ?? 'plain'),
  } as const;
}

function slicesOf(drawing: Drawing, canvas: Canvas): Slice[] {
  const labels = drawing.labels.filter(hasSlice);
  const total = labels.reduce((sum, { value }) => sum + value, 0);
  const room = canvas.width / 2 - pieRadius(canvas) - TO_LABEL - GAP;
  let to = 0;
  return labels.map((each, at) => {
    const from = to;
    to += each.value;
    const share = percentText((each.value / total) * 100, canvas.language);
    const figure = `${each.text} · ${share}`;
    const lines = [...linesOf(each.label, room, 2), ...(widthOf(figure) > room ? [each.text, share] : [figure])];
    return { ...markOf(each, at, lookOf(each, at, drawing, canvas), canvas.scheme), from, to, lines };
  });
}

/** Returns the slices that get a label: on each side of the pie the largest that fit its height, without slivers. */
function labelledOf(
  slices: readonly Slice[],
  { height }: Canvas,
): { labelled: ReadonlySet<Slice>; labelHeight: number } {
  const total = slices.at(-1)?.to ?? 0;
  const wide = slices.filter(({ value }) => value / total >= SLIVER);
  const labelHeight = LINE * Math.max(1, ...wide.map(({ lines }) => lines.length));
  const most = Math.max(1, Math.floor(height / labelHeight) - 1);
  const largest = [...wide].sort((a, b) => b.value - a.value);
  const isRight = ({ from, to }: Slice) => from + to < total;
  const sides = [largest.filter(isRight), largest.filter((slice) => !isRight(slice))];
  return { labelled: new Set(sides.flatMap((side) => side.slice(0, most))), labelHeight };
}

/** Draws slices clockwise from the top, with labels in two columns that never overlap. */
export function piePlot(drawing: Drawing, canvas: Canvas): Plot {
  const { scheme, width, height } = canvas;
  const c = COLOURS[scheme];
  const radius = pieRadius(canvas) / (Math.min(width, height) / 2);
  const slices = slicesOf(drawing, canvas);
  const { labelled, labelHeight } = labelledOf(slices, canvas);
  const label = {
    ...writing(c.ink),
    text: ({ lines }: Slice) => lines.join('\n'),
    ...{ position: 'spider', labelHeight, lineHeight: LINE },
    ...{ connectorLength: TO_LABEL / 2, connectorLength2: TO_LABEL / 2, connectorDistance: 4 },
    ...{ connectorStroke: c.line, connectorStrokeOpacity: 1 },
  };
  return {
    kind: 'pie',
    config: {
      ...common(canvas),
      // Angles are computed here, because two series of slices, of which one has labels, share one circle.
      ...{ data: slices, angleField: 'to', y1Field: 'from', transform: [], padding: 0 },
      ...{ radius, innerRadius: drawing.type === 'doughnut_chart' ? radius * 0.62 : 0 },
      scale: { y: { type: 'linear', domain: [0, slices.at(-1)?.to ?? 1], nice: false } },
      style: { ...FILLED, stroke: c.surface, lineWidth: 2 },
      children: [
        { type: 'interval', data: slices.filter((slice) => !labelled.has(slice)) },
        { type: 'interval', data: slices.filter((slice) => labelled.has(slice)), labels: [label] },
      ],
    },
  };
}
