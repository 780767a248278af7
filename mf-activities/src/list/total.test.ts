import { totalText } from './total-text';
import { periodBefore, periodName } from './useTotals';

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
const format = { period: (from: unknown, to: unknown) => `${String(from)} – ${String(to)}` } as never;

it('compares with the same days a year earlier, and with nothing where the view has no bounds', () => {
  const half = { start_date: day(2026, 1, 1), end_date: day(2026, 6, 30) };

  expect(periodBefore(half)).toEqual({ from: day(2025, 1, 1), to: day(2025, 6, 30) });
  expect(periodBefore({ ...half, end_date: day(2024, 2, 29) })?.to).toBe(day(2023, 2, 28));
  expect(periodBefore({ ...half, end_date: null })).toBeNull();
});

it('calls a whole year by its number', () => {
  expect(periodName({ from: day(2025, 1, 1), to: day(2025, 12, 31) }, format)).toBe('2025');
  expect(periodName({ from: day(2025, 1, 1), to: day(2025, 12, 30) }, format)).toContain('–');
});

it('writes a total down to the kilogram, without what is not known yet', () => {
  const t = (text: string, values: object = {}) => [text, ...Object.values(values)].join(' ');
  const parts = {
    scopes: [{ scope: '2' as const, kg: 12_704.157_76 }],
    qualities: [{ quality: 'measured' as const, kg: 12_704.157_76 }],
  };
  const text = totalText(
    { parts, total: 12_704.157_76, earlier: { label: '2025', kg: undefined }, query: { start_date: 1, end_date: 2 } },
    { t: t as never, format },
  );

  expect(text.split('\n')).toEqual([
    'How this was made, 1 – 2',
    'Scope {scope} 2: 12704.15776 kg CO₂e',
    'Total: 12704.15776 kg CO₂e',
    'Measured: 12704.15776 kg CO₂e',
  ]);
});
