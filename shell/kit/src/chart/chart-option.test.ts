import { COLOURS } from '../tokens';
import { type ChartOption, chartOption } from './chart-option';
import type { Drawing, DrawnLabel } from './drawing';

const label = (key: string, value: number, tone: DrawnLabel['tone'] = 'plain'): DrawnLabel => ({
  ...{ key, value, tone, label: `Label ${key}`, text: `${value} t` },
});
const DRAWING: Drawing = {
  ...{ type: 'bar_chart', axis: 't CO₂e', isOverTime: false, isEarlier: false },
  labels: [label('1', 5, 'scope1'), label('2', 3, 'scope2'), label('3', 0, 'scope3')],
};
const CANVAS = { scheme: 'light', width: 800, height: 380, language: 'en-GB', isStill: true } as const;

const seriesOf = (option: ChartOption) => [option.series].flat()[0] as { type: string; data: unknown[] };
const styles = (option: ChartOption) =>
  (seriesOf(option).data as { itemStyle: { color: string; decal: { symbol: string } } }[]).map(
    ({ itemStyle }) => itemStyle,
  );

it('gives scopes their colours, and the earlier period a lighter, hatched twin', () => {
  const now = styles(chartOption(DRAWING, CANVAS));
  const earlier = styles(chartOption({ ...DRAWING, isEarlier: true }, { ...CANVAS, scheme: 'dark' }));

  expect(now.map(({ color }) => color)).toEqual([COLOURS.light.scope1, COLOURS.light.scope2, COLOURS.light.scope3]);
  expect(now.every(({ decal }) => decal.symbol === 'none')).toBe(true);
  expect(earlier[0]?.color).toBe(COLOURS.dark.scope1Earlier);
  expect(earlier.every(({ decal }) => decal.symbol !== 'none')).toBe(true);
});

it('lays many labels on their side, but never months', () => {
  const many = { ...DRAWING, labels: Array.from({ length: 20 }, (_, at) => label(String(at), at)) };
  const kind = (option: ChartOption) => (option.xAxis as { type: string }).type;

  expect(kind(chartOption(DRAWING, CANVAS))).toBe('category');
  expect(kind(chartOption(many, CANVAS))).toBe('value');
  expect(kind(chartOption({ ...many, isOverTime: true }, CANVAS))).toBe('category');
});

it('tells slices apart by pattern as well, and draws none for nothing', () => {
  const round = styles(chartOption({ ...DRAWING, type: 'pie_chart' }, CANVAS));

  expect(round).toHaveLength(2);
  expect(new Set(round.map(({ decal }) => decal.symbol)).size).toBe(2);
});

it('ends the axes of two charts at one figure', () => {
  const { yAxis } = chartOption({ ...DRAWING, atLeast: 640 }, CANVAS);
  const { max } = yAxis as { max: (extent: { max: number }) => number };

  expect(max({ max: 5 })).toBe(650);
  expect(max({ max: 640 })).toBe(650);
});

it("writes the figures of an axis and of a slice in the reader's own marks", () => {
  const german = { ...CANVAS, language: 'DE' } as const;
  const { yAxis } = chartOption(DRAWING, german) as { yAxis: { axisLabel: { formatter: (value: number) => string } } };
  expect([12_500, 0.25].map(yAxis.axisLabel.formatter)).toEqual(['12.500', '0,25']);

  const pie = seriesOf(chartOption({ ...DRAWING, type: 'pie_chart' }, german)) as unknown as {
    label: { formatter: (slice: { dataIndex: number; percent: number }) => string };
  };
  expect(pie.label.formatter({ dataIndex: 0, percent: 62.5 })).toBe('Label 1\n5 t · 62,5\u00a0%');
});

it('leaves the labels of a pie room beside it, however narrow', () => {
  const outer = (width: number, height: number) => {
    const option = chartOption({ ...DRAWING, type: 'doughnut_chart' }, { ...CANVAS, width, height });
    return (seriesOf(option) as unknown as { radius: [number, number] }).radius[1];
  };

  expect(outer(800, 380)).toBe(129);
  expect(400 / 2 - outer(400, 380)).toBeGreaterThan(120);
  expect(320 / 2 - outer(320, 380)).toBeGreaterThan(100);
  expect(outer(320, 380)).toBeGreaterThan(50);
  expect(outer(400, 200)).toBe(60);
});

it('never reads a name as markup', () => {
  expect((chartOption(DRAWING, CANVAS).tooltip as { renderMode: string }).renderMode).toBe('richText');
});
