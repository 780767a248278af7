import { utcDay } from '@lichen/contracts/formats/days';
import { LANGUAGES, type Language } from '@lichen/contracts/text/languages';
import { parseDay } from '@lichen/contracts/formats/written-days';
import fc from 'fast-check';
import { changePercent, co2Text, kilograms } from './co2';
import { percentText } from './numbers';
import { calendarToday, dayText, periodText, shortcutPeriod } from './days';

it('prints month first for en-US only', () => {
  const day = utcDay(2026, 3, 9);

  expect(dayText(day, 'en-US')).toBe('03/09/2026');
  for (const language of LANGUAGES.filter((one) => one !== 'en-US')) expect(dayText(day, language)).toBe('09/03/2026');
  expect(periodText(day, utcDay(2026, 3, 31), 'en-GB')).toBe('09/03/2026 – 31/03/2026');
  expect(periodText(day, day, 'en-GB')).toBe('09/03/2026');
});

it('reads back every day it has printed', () => {
  const days = fc.integer({ min: utcDay(1900, 1, 1) / 86_400_000, max: utcDay(2200, 1, 1) / 86_400_000 });
  fc.assert(
    fc.property(days, fc.constantFrom<Language>(...LANGUAGES), (count, language) => {
      expect(parseDay(dayText(count * 86_400_000, language), language, 2026)).toBe(count * 86_400_000);
    }),
  );
});

it.each<[string, Language, number | null]>([
  ['1.10.26', 'DE', utcDay(2026, 10, 1)],
  ['10/1/2026', 'en-US', utcDay(2026, 10, 1)],
  ['2026-10-01', 'FR', utcDay(2026, 10, 1)],
  ['01102026', 'NO', utcDay(2026, 10, 1)],
  ['31/02/2026', 'en-GB', null],
  ['soon', 'en-GB', null],
  ['25-09-06', 'en-GB', null],
  ['25-09-06', 'en-US', null],
  ['25-09-06', 'NO', null],
  ['25/09/06', 'FR', utcDay(2006, 9, 25)],
  ['85-09-06', 'DE', utcDay(1985, 9, 6)],
  ['31-10-25', 'ES', utcDay(2025, 10, 31)],
  ['1st October 2026', 'en-GB', utcDay(2026, 10, 1)],
  ['22nd of Oct 2026', 'en-GB', utcDay(2026, 10, 22)],
  ['October 3rd, 2026', 'en-US', utcDay(2026, 10, 3)],
  ['1er février 2026', 'FR', utcDay(2026, 2, 1)],
  ['1. März 2026', 'DE', utcDay(2026, 3, 1)],
  ['1.º de enero de 2026', 'ES', utcDay(2026, 1, 1)],
  ['1. des. 2026', 'NO', utcDay(2026, 12, 1)],
  ['32nd October 2026', 'en-GB', null],
])('reads %s in %s', (typed, language, day) => {
  expect(parseDay(typed, language, 2026)).toBe(day);
});

it('knows the named stretches', () => {
  const today = utcDay(2026, 3, 9);

  expect(shortcutPeriod('Last month', today)).toEqual({ from: utcDay(2026, 2, 1), to: utcDay(2026, 2, 28) });
  expect(shortcutPeriod('Last month', utcDay(2026, 1, 5))).toEqual({
    from: utcDay(2025, 12, 1),
    to: utcDay(2025, 12, 31),
  });
  expect(shortcutPeriod('Previous 7 days', today)).toEqual({ from: utcDay(2026, 3, 2), to: utcDay(2026, 3, 8) });
  expect(shortcutPeriod('All', today)).toEqual({ from: null, to: null });
});

it('takes today from the wall, not from Greenwich', () => {
  const localNoon = new Date(2026, 9, 1, 23, 30).getTime();

  expect(calendarToday(localNoon)).toBe(utcDay(2026, 10, 1));
});

it('shows kilograms in the unit of the account', () => {
  expect(co2Text('12703.9057', 't', 'en-GB')).toBe('12.704');
  expect(co2Text(12703.9057, 'kg', 'DE')).toBe('12.703,906');
  expect(kilograms('1.5', 't')).toBe('1500');
  expect(changePercent(90, 100)).toBe('-10.0');
  expect(changePercent(90, 0)).toBeNull();
});

it('shows a change in percent as zero only where there is none', () => {
  expect(changePercent('949.265', '948.907')).toBe('0.04');
  expect(changePercent('591.948', '591.9494')).toBe('-0.0002');
  expect(changePercent(100.6, 100)).toBe('0.6');
  expect(changePercent(100, 100)).toBe('0.0');
  expect(percentText('0.04', 'DE')).toBe('0,04\u00a0%');
  expect(percentText(-0.04, 'en-GB', 0)).toBe('-0.04\u00a0%');
  expect(percentText(0, 'en-GB')).toBe('0.0\u00a0%');
  expect(percentText(12.34, 'en-GB')).toBe('12.3\u00a0%');
  expect(percentText(null, 'en-GB')).toBe('');
});
