import type { ImportSettings, RepairGroup } from '@lichen/contracts/imports/import.entity';
import { yearOf } from '@lichen/contracts/formats/days';
import { cellFigure, decimalText, parseMarkedNumber } from '@lichen/contracts/formats/numbers';
import { DAY_ORDERS, parseOrderedDay, possibleOrders } from '@lichen/contracts/formats/written-days';
import { isUnit } from '@lichen/contracts/sheet/unit-words';
import { LOCALE_TAGS, type Language } from '@lichen/contracts/text/languages';
import { MARKS, ORDERS } from '../import-words';

/** One way to read an ambiguous column. */
interface Reading {
  /** Order of days or decimal separator, as the settings store it. */
  readonly convention: string;
  /** Name of the convention; English. */
  readonly words: string;
  /** Settings that choose it, for this column only. */
  readonly settings: Pick<ImportSettings, 'day_orders' | 'decimals'>;
  /** Returns a cell as read, and what follows it: its unit or currency. Empty where it is not valid in this way. */
  readonly read: (text: string) => { readonly value: string; readonly unit: string };
}

/** Formats a day with the month's name, so that its order is clear. */
const dayInWords = (day: number | null, language: Language): string =>
  day === null
    ? ''
    : new Intl.DateTimeFormat(LOCALE_TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/**
 * Returns the orders in which any of the cells can be read; for periods, whose texts are not days, those that end with
 * the year.
 */
function ordersOf(texts: RepairGroup['texts'], thisYear: number) {
  const possible = new Set(texts.flatMap(({ text }) => possibleOrders(text, thisYear)));
  return DAY_ORDERS.filter((order) => (possible.size > 0 ? possible.has(order) : order !== 'ymd'));
}

/** Returns a cell's figure in the unit of its column, unless it has its own. */
function figureOf(text: string, mark: '.' | ',', { unit = '', tens = 0 }: RepairGroup, language: Language) {
  const { figure, before, after } = cellFigure(text);
  const plain = parseMarkedNumber(figure, mark);
  if (plain === null) return { value: '', unit: '' };
  const ones = tens === 0 || isUnit(after) ? plain : String(Number(`${plain}e${tens}`));
  const short = ones.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
  const value = [before, decimalText(short, language)].filter(Boolean).join(' ');
  return { value, unit: after || (before ? '' : unit) };
}

/** Returns the ways in which a column can be read. `today` is in milliseconds. */
export function readingsOf(isDay: boolean, group: RepairGroup, language: Language, today: number): Reading[] {
  const { field, texts } = group;
  if (isDay)
    return ordersOf(texts, yearOf(today)).map((order) => ({
      convention: order,
      words: ORDERS[order],
      settings: { day_orders: { [field]: order } },
      read: (text) => ({ value: dayInWords(parseOrderedDay(text, order), language), unit: '' }),
    }));
  return (['.', ','] as const).map((mark) => ({
    convention: mark,
    words: MARKS[mark],
    settings: { decimals: { [field]: mark } },
    read: (text) => figureOf(text, mark, group, language),
  }));
}

/** Returns what a cell can mean, such as "11,980 or 11.98 kWh"; null if it means the same in every way. */
export function meaningsOf(text: string, readings: readonly Reading[], language: Language): string | null {
  const read = readings.map((reading) => reading.read(text)).filter(({ value }) => value !== '');
  const values = [...new Set(read.map(({ value }) => value))];
  if (values.length < 2) return null;
  const list = new Intl.ListFormat(LOCALE_TAGS[language], { type: 'disjunction' }).format(values);
  return [list, read[0]?.unit].filter(Boolean).join(' ');
}
