import { COLOURS } from '../tokens';
import type { Drawing, DrawnLabel } from './drawing';
import type { Mark } from './plot';
import { plotOf } from './plot-of';

const label = (key: string, value: number, tone: DrawnLabel['tone'] = 'plain'): DrawnLabel => ({
  ...{ key, value, tone, label: `Label ${key}`, text: `${value} t` },
});
const DRAWING: Drawing = {
  ...{ type: 'bar_chart', axis: 't CO₂e', isOverTime: false, isEarlier: false },
  labels: [label('1', 5, 'scope1'), label('2', 3, 'scope2'), label('3', 0, 'scope3')],
};
const CANVAS = { scheme: 'light', width: 800, height: 380, language: 'en-GB', isStill: true } as const;

beforeEach(() => {
  // Nothing to measure on: a character has its usual width.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => jest.restoreAllMocks());

interface Slice extends Mark {
  from: number;
  to: number;
  lines: string[];
}

/** The settings that these tests look at. */
interface Settings {
  data: Slice[];
  children: { data: Slice[] }[];
  radius: number;
  animate: unknown;
  tooltip: unknown;
  interaction: Record<string, unknown>;
  scale: { y: { domainMin: number; domainMax: number; nice: boolean; tickMethod?: () => number[] } };
  axis: {
    x: { labelFormatter: (at: string) => string };
    y: { labelFormatter: (value: number) => string; title: unknown };
  };
  label: { text: (mark: Mark) => string };
}

const settings = (drawing: Drawing, canvas: Parameters<typeof plotOf>[1] = CANVAS) =>
  plotOf(drawing, canvas).config as unknown as Settings;

const marks = (...of: Parameters<typeof settings>) => settings(...of).data;

it('gives scopes their colours, and the earlier period a lighter, hatched twin', () => {
  const now = marks(DRAWING);
  const earlier = marks({ ...DRAWING, isEarlier: true }, { ...CANVAS, scheme: 'dark' });

  expect(now.map(({ color }) => color)).toEqual([COLOURS.light.scope1, COLOURS.light.scope2, COLOURS.light.scope3]);
  expect(now.every(({ hatching }) => hatching === 'plain')).toBe(true);
  expect(earlier[0]?.color).toBe(COLOURS.dark.scope1Earlier);
  expect(earlier.every(({ hatching }) => hatching !== 'plain')).toBe(true);
});

it('lays many labels on their side, but never months', () => {
  const many = { ...DRAWING, labels: Array.from({ length: 20 }, (_, at) => label(String(at), at)) };

  expect(plotOf(DRAWING, CANVAS).kind).toBe('column');
  expect(plotOf(many, CANVAS).kind).toBe('bar');
  expect(plotOf({ ...many, isOverTime: true }, CANVAS).kind).toBe('column');
});

it('tells slices apart by pattern as well, and draws none for nothing', () => {
  const round = marks({ ...DRAWING, type: 'pie_chart' });

  expect(round).toHaveLength(2);
  expect(new Set(round.map(({ hatching }) => hatching)).size).toBe(2);
});

it('ends the axes of two charts at one figure, and begins them at zero', () => {
  const end = (value: number) => {
    const { y } = settings({ ...DRAWING, labels: [label('1', value)], atLeast: 640 }).scale;
    return [y.domainMin, y.domainMax, y.nice];
  };

  expect(end(5)).toEqual([0, 650, false]);
  expect(end(640)).toEqual([0, 650, false]);
  for (const type of ['bar_chart', 'line_chart'] as const) {
    const { y } = settings({ ...DRAWING, type, labels: [label('1', -8), label('2', -2)] }).scale;
    expect([y.domainMin, y.domainMax]).toEqual([-8, 0]);
  }
});

it('counts in whole figures', () => {
  const ticks = (...counts: number[]) => {
    const { y } = settings({ ...DRAWING, isCount: true, labels: counts.map((each) => label('1', each)) }).scale;
    expect([y.domainMin, y.domainMax]).toEqual([0, y.tickMethod?.().at(-1)]);
    return y.tickMethod?.();
  };

  expect(ticks(0)).toEqual([0, 1]);
  expect(ticks(1, 0)).toEqual([0, 1]);
  expect(ticks(3, 2)).toEqual([0, 1, 2, 3]);
  expect(ticks(5)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ticks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticks(48)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks(1101)).toEqual([0, 500, 1000, 1500]);
  for (let count = 1; count <= 300; count += 1) {
    const last = ticks(count)?.at(-1) ?? 0;
    expect(last >= count && last < 2 * count + 1).toBe(true);
  }
});

it("writes the figures of an axis and of a slice in the reader's own marks", () => {
  const german = { ...CANVAS, language: 'DE' } as const;
  expect([12_500, 0.25].map(settings(DRAWING, german).axis.y.labelFormatter)).toEqual(['12.500', '0,25']);

  const [first] = marks({ ...DRAWING, type: 'pie_chart' }, german);
  expect(first?.lines).toEqual(['Label 1', '5 t · 62,5\u00a0%']);
});

it('leaves the labels of a pie room beside it, however narrow', () => {
  const outer = (width: number, height: number) => {
    const { radius } = settings({ ...DRAWING, type: 'doughnut_chart' }, { ...CANVAS, width, height });
    return Math.round((radius * Math.min(width, height)) / 2);
  };

  expect(outer(800, 380)).toBe(129);
  expect(400 / 2 - outer(400, 380)).toBeGreaterThan(120);
  expect(320 / 2 - outer(320, 380)).toBeGreaterThan(100);
  expect(outer(320, 380)).toBeGreaterThan(50);
  expect(outer(400, 200)).toBe(60);
});

it('closes the circle, and labels no more slices of a side than there is height for, the largest first', () => {
  const pie = {
    ...DRAWING,
    type: 'pie_chart' as const,
    labels: Array.from({ length: 24 }, (_, at) => label(`${at}`, 100 - at)),
  };
  const { data, children } = settings(pie, { ...CANVAS, height: 250 });
  const [without, withLabel] = children.map((child) => child.data.map(({ key }) => Number(key)));

  expect(data[0]?.from).toBe(0);
  expect(data.slice(1).map(({ from }) => from)).toEqual(data.slice(0, -1).map(({ to }) => to));
  expect(withLabel).toEqual([0, 1, 2, 3, 4, 11, 12, 13, 14, 15]);
  expect([...(without ?? []), ...(withLabel ?? [])].sort((a, b) => a - b)).toEqual(pie.labels.map((_, at) => at));
});

it('keeps labels of one name apart', () => {
  const twins = { ...DRAWING, labels: [label('a', 5), { ...label('b', 3), label: 'Label a' }] };

  expect(marks(twins).map(({ at, key }) => [at, key])).toEqual([
    ['0', 'a'],
    ['1', 'b'],
  ]);
  expect(['0', '1'].map(settings(twins).axis.x.labelFormatter)).toEqual(['Label a', 'Label a']);
});

it('stands still for who asked for less motion', () => {
  expect(settings(DRAWING).animate).toBe(false);
  expect(settings(DRAWING, { ...CANVAS, isStill: false }).animate).not.toBe(false);
});

it('leaves names to the canvas: no tooltip of the library, no label written as HTML, no name read as an expression', () => {
  for (const type of ['bar_chart', 'line_chart', 'pie_chart', 'doughnut_chart'] as const) {
    const named = {
      ...DRAWING,
      type,
      labels: [{ ...label('1', 5), label: '{alert(1)} <img src=x onerror=alert(1)>' }],
    };
    const { tooltip, interaction, data, children, ...rest } = settings(named);

    expect([tooltip, interaction['tooltip']]).toEqual([false, false]);
    expect(data[0]?.label).toBe(named.labels[0]?.label);
    // The library may read anything beside the rows of data as markup or as an expression.
    const beside = JSON.stringify({ ...rest, children: children?.map(({ data: _, ...child }) => child) });
    expect(beside).not.toMatch(/alert|render|innerHTML/);
  }
});

it('hatches a month without entries to the height of the axis, and leaves one that is not over empty in its place', () => {
  const lacking = {
    ...DRAWING,
    isOverTime: true,
    labels: [
      label('1', 5),
      { ...label('2', 0), lacks: 'entries' as const },
      { ...label('3', 0), lacks: 'end' as const },
    ],
  };
  for (const type of ['bar_chart', 'line_chart'] as const) {
    const { scale } = settings({ ...lacking, type }) as unknown as { scale: { x: { domain: string[] } } };
    expect(scale.x.domain).toEqual(['0', '1', '2']);
    expect(marks({ ...lacking, type }).map(({ key }) => key)).toEqual(type === 'bar_chart' ? ['1', '2'] : ['1']);
  }
  const [drawn, empty] = marks(lacking);
  expect([drawn?.hatching, empty?.hatching, empty?.value]).toEqual(['plain', 'rising', 5]);
});

it('draws no line over a month without entries', () => {
  const labels = [1, 2, 0, 4, 5].map((value, at) => ({
    ...label(String(at), value),
    lacks: value === 0 ? ('entries' as const) : undefined,
  }));
  const { data, colorField, annotations } = plotOf({ ...DRAWING, type: 'line_chart', isOverTime: true, labels }, CANVAS)
    .config as unknown as { data: Mark[]; colorField: (mark: Mark) => string; annotations: { data: Mark[] }[] };

  expect(data.map(colorField)).toEqual(['0', '0', '3', '3']);
  expect(annotations.flatMap(({ data: empty }) => empty.map(({ key }) => key))).toEqual(['2']);
});
