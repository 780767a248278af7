import { percentText } from '../format/numbers';
import { type Colour, COLOURS, FONT } from '../tokens';
import type { DrawnLabel, Drawing } from './drawing';
import { HATCHINGS } from './fills';
import { linesOf, widthOf } from './lines-of';
import { type Canvas, colourOf, common, FILLED, type Mark, markOf, type Plot, writing } from './plot';

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

/** Room beside a pie for the name, the figure and the share of a slice. */
const BESIDE_PIE = 128;
/** Pixels from the edge of a pie to its labels. */
const TO_LABEL = 22;
const GAP = 10;
const LINE = FONT.small * FONT.lineHeight;
/** Less of a circle than this, 4 of 360 degrees, is too narrow for a label. */
const SLIVER = 4 / 360;

/**
 * Radius of a pie: as tall as there is height for it and a label below, as long as its labels can be read beside it.
 */
const pieRadius = ({ width, height }: Canvas): number =>
  Math.round(Math.min(height * 0.34, height / 2 - TO_LABEL - LINE, Math.max(width / 2 - BESIDE_PIE, width * 0.18)));

/** A slice, and the part of the circle that it takes: from one sum of values to the next. */
interface Slice extends Mark {
  readonly from: number;
  readonly to: number;
  /** Name, figure and share, in lines there is room for. */
  readonly lines: readonly string[];
}

/** Less than nothing has no slice: it stands in the table. */
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

/** Slices that get a label: no slivers, and on each side of the pie the largest that there is height for. */
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

/** Slices clockwise from the top, with labels in two columns that never lie over each other. */
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
      // The sums are made here: two rows of slices, of which one has labels, share one circle.
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
