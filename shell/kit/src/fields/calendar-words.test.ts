import { calendarWords } from './calendar-words';

it.each([
  ['en-GB', 1, 'Mon', 'Oct', 'October'],
  ['en-US', 0, 'Mon', 'Oct', 'October'],
  ['DE', 1, 'Mo', 'Okt', 'Oktober'],
  ['FR', 1, 'lun', 'oct', 'octobre'],
  ['NO', 1, 'man', 'okt', 'oktober'],
  ['ES', 1, 'lun', 'oct', 'octubre'],
] as const)('calls days and months as %s does', (language, weekStart, monday, october, wholeOctober) => {
  const words = calendarWords(language);

  expect([words.weekStart, words.weekdaysMin[1], words.monthsShort[9], words.months[9]]).toEqual([
    weekStart,
    monday,
    october,
    wholeOctober,
  ]);
  expect([words.weekdays.length, words.weekdaysMin.length, words.months.length]).toEqual([7, 7, 12]);
});
