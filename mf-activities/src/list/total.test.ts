import { totalText } from './total-text';
import { comparedPeriods } from './useTotals';

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
const format = { period: (from: unknown, to: unknown) => `${String(from)} – ${String(to)}` } as never;

it('compares the months that are over with the same a year earlier, and nothing where the view has no bounds', () => {
  const today = day(2026, 11, 23);
  const year = { start_date: day(2026, 1, 1), end_date: day(2026, 12, 31) };
  const half = { ...year, end_date: day(2026, 6, 30) };

  expect(comparedPeriods(year, today)).toEqual({
    now: { from: day(2026, 1, 1), to: day(2026, 10, 31) },
    before: { from: day(2025, 1, 1), to: day(2025, 10, 31) },
  });
  expect(comparedPeriods(half, today)?.before).toEqual({ from: day(2025, 1, 1), to: day(2025, 6, 30) });
  expect(comparedPeriods({ ...half, end_date: null }, today)).toBeNull();
  expect(comparedPeriods(year, day(2026, 1, 20))).toBeNull();
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
    'How this was calculated, 1 – 2',
    'Scope {scope} 2: 12704.15776 kg CO₂e',
    'Total: 12704.15776 kg CO₂e',
    'Measured: 12704.15776 kg CO₂e',
  ]);
});
