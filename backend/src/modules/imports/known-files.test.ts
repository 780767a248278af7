import { businessTravelActivity } from '@lichen/contracts/activities/types/staff/business-travel.entity';
import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { fuelActivity } from '@lichen/contracts/activities/types/buildings/fuel.entity';
import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/goods/purchased-goods.entity';
import { wasteActivity } from '@lichen/contracts/activities/types/buildings/waste.entity';
import type { ImportSettings } from '@lichen/contracts/imports/import.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import type { DayOrder } from '@lichen/contracts/formats/written-days';
import { LANGUAGES, LOCALE_TAGS, type Language } from '@lichen/contracts/text/languages';
import { cell, workbook } from '../../platform/sheets/testing/workbook';
import { dictionaries, readFile } from '../../../test/read-import';

/** Number of files of each of the five types. */
const FILES = 100;

/** Random numbers from a seed, so that every run makes the same files. */
function chances(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return { below, oneOf, often: (share: number) => next() < share };
}
type Chances = ReturnType<typeof chances>;

/** Bills of energy are headed as suppliers and spreadsheets do it, the others as the templates of the portal. */
const OF_BILLS: Readonly<Record<string, readonly string[]>> = {
  en: ['Site', 'From', 'To', 'Consumption', 'Units', 'Cost'],
  DE: ['Standort', 'Von', 'Bis', 'Verbrauch', 'Einheit', 'Kosten'],
  FR: ['Site', 'Du', 'Au', 'Consommation', 'Unité', 'Coût'],
  ES: ['Emplazamiento', 'Desde', 'Hasta', 'Consumo', 'Unidad', 'Coste'],
  NO: ['Sted', 'Fra', 'Til', 'Forbruk', 'Enhet', 'Kostnad'],
};

interface KnownType {
  readonly entity: Entity;
  readonly days: readonly string[];
  readonly figure: string;
  /** Field of the unit with some of its units; null where the figure has none. */
  readonly units: readonly [string, readonly string[]] | null;
  readonly heads: (language: Language) => readonly string[];
}

const billHeads = (language: Language) => OF_BILLS[language] ?? OF_BILLS['en'] ?? [];
const labels =
  (...heads: string[]) =>
  (language: Language) =>
    heads.map((head) => dictionaries.get(language)?.[head] ?? head);

const KNOWN: Readonly<Record<string, KnownType>> = {
  electricity: {
    ...{ entity: electricityActivity, days: ['from', 'to'], figure: 'amount', units: ['units', ['kWh', 'MWh']] },
    heads: billHeads,
  },
  fuel: {
    ...{ entity: fuelActivity, days: ['from', 'to'], figure: 'amount', units: ['units', ['kWh', 'L', 'm3', 't']] },
    heads: billHeads,
  },
  travel: {
    ...{
      entity: businessTravelActivity,
      days: ['journey_date'],
      figure: 'distance',
      units: ['units', ['km', 'miles']],
    },
    heads: labels('Location', 'Journey date', 'Distance', 'Units', 'Cost'),
  },
  waste: {
    ...{ entity: wasteActivity, days: ['collection_date'], figure: 'processed_weight' },
    units: ['processed_weight_units', ['kg', 't', 'lbs']],
    heads: labels('Collected from', 'Collection date', 'Processed, weight', 'Units', 'Cost'),
  },
  purchases: {
    ...{ entity: purchasedGoodsActivity, days: ['order_date'], figure: 'quantity', units: null },
    heads: labels('Location', 'Order date', 'Quantity', 'Units', 'Cost'),
  },
};

const GROUPS = { '.': [',', '', ' ', '\u00a0', '\u202f', '’', "'"], ',': ['.', '', ' ', '\u00a0', '\u202f'] } as const;
type Mark = keyof typeof GROUPS;

const written = (figure: string, mark: Mark, group: string) => {
  const [whole = '', fraction] = figure.split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (fraction === undefined ? '' : mark + fraction);
};

const NEGATIVE = [
  (text: string) => `-${text}`,
  (text: string) => `−${text}`,
  (text: string) => `${text}-`,
  (text: string) => `(${text})`,
];

const MONEY = [
  ['GBP', (text: string) => `£${text}`],
  ['EUR', (text: string) => `${text} €`],
  ['EUR', (text: string) => `€ ${text}`],
  ['USD', (text: string) => `$${text}`],
  ['NOK', (text: string) => `${text} kr`],
  ['NOK', (text: string) => `kr. ${text}`],
  ['CHF', (text: string) => `CHF ${text}`],
  ['SEK', (text: string) => `${text}\u00a0SEK`],
  ['GBP', (text: string) => text],
] as const;

const two = (of: number) => String(of).padStart(2, '0');
type Writing = (day: number) => string | number;

/** Ways to write a day, and the order of day and month that each needs. */
function writingsOf(language: Language): readonly (readonly [Writing, DayOrder | null])[] {
  const named = (month: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(LOCALE_TAGS[language], {
      ...{ day: 'numeric', month, year: 'numeric', timeZone: 'UTC' },
    });
    return (day: number) => format.format(day);
  };
  const parts = (by: (year: number, month: number, date: number) => string): Writing => {
    return (at) => by(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth() + 1, new Date(at).getUTCDate());
  };
  return [
    [parts((year, month, date) => `${year}-${two(month)}-${two(date)}`), null],
    [parts((year, month, date) => `${two(date)}/${two(month)}/${year}`), 'dmy'],
    [parts((year, month, date) => `${date}.${month}.${year}`), 'dmy'],
    [parts((year, month, date) => `${two(date)}-${two(month)}-${two(year % 100)}`), 'dmy'],
    [parts((year, month, date) => `${month}/${date}/${year}`), 'mdy'],
    [parts((year, month, date) => `${two(month)}/${two(date)}/${two(year % 100)}`), 'mdy'],
    [parts((year, month, date) => `${two(year % 100)}-${two(month)}-${two(date)}`), 'ymd'],
    [parts((year, month, date) => `${two(year % 100)}/${two(month)}/${two(date)}`), 'ymd'],
    [named('long'), null],
    [named('short'), null],
  ];
}

/** Values of a row by field. */
type Truth = Readonly<Record<string, unknown>>;

interface KnownFile {
  readonly bytes: Buffer;
  readonly truths: readonly Truth[];
  readonly company: string;
  readonly answers: Pick<ImportSettings, 'decimals' | 'day_orders'>;
  readonly told: string;
}

const quoted = (text: string, delimiter: string) =>
  text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;

const serial = (day: number) => (day - utcDay(1899, 12, 30)) / DAY;

/** The amount, its unit and how both stand in the file. */
function amounts(of: Chances, isBook: boolean, units: KnownType['units']) {
  const mark: Mark = of.oneOf(['.', ',']);
  const group = of.oneOf(GROUPS[mark]);
  const digits = of.oneOf([0, 0, 0, 1, 2, 3]);
  const most = of.oneOf([900, 20_000, 3_000_000]);
  const unit = of.oneOf(units?.[1] ?? ['']);
  const at = units ? of.oneOf(['heading', 'thousands', 'last word', 'cell', 'column'] as const) : 'nowhere';
  const isNumber = isBook && at !== 'cell' && of.often(0.5);
  const thousands = of.oneOf([`'000 ${unit}`, `thousand ${unit}`, `Tsd. ${unit}`, `${unit} x 1,000`]);
  const heading = (word: string) =>
    ({ heading: `${word} (${unit})`, thousands: `${word} (${thousands})`, 'last word': `${word} ${unit}` })[
      at as 'heading'
    ] ?? word;
  return {
    ...{ mark, unit, at, heading },
    next: () => {
      const figure = (of.below(most) + of.below(1000) / 1000).toFixed(digits);
      const text = written(figure, mark, group) + (at === 'cell' ? of.oneOf([' ', '', '\u00a0']) + unit : '');
      return { truth: Number(at === 'thousands' ? `${figure}e3` : figure), put: isNumber ? Number(figure) : text };
    },
  };
}

/** Currencies as headings say them. */
const OF_HEADINGS = [
  ['EUR', '(EUR)'],
  ['USD', 'in US$'],
  ['SEK', 'SEK'],
  ['GBP', '(£, excl. VAT)'],
] as const;

function costs(of: Chances, isBook: boolean) {
  const mark: Mark = of.oneOf(['.', ',']);
  const other: Mark = mark === '.' ? ',' : '.';
  const isMixed = of.often(0.25);
  const digits = isMixed ? 2 : of.oneOf([0, 2, 2, 3]);
  const isNumber = isBook && of.often(0.3);
  const isHeaded = of.often(0.3);
  const [headed, words] = of.oneOf(OF_HEADINGS);
  const [said, around] = isNumber || isHeaded ? MONEY[8] : of.oneOf(MONEY);
  const currency = isHeaded ? headed : said;
  return {
    mark,
    heading: (word: string) => (isHeaded ? `${word} ${words}` : word),
    /** A sign that several currencies share is read as the company's own. */
    company: !isHeaded && (currency === 'NOK' || currency === 'USD') ? currency : 'GBP',
    next: () => {
      const own = isMixed && of.often(0.5) ? other : mark;
      const figure = (of.below(9000) + of.below(1000) / 1000).toFixed(digits);
      const isCredit = of.often(0.1) && Number(figure) > 0;
      const text = around(written(figure, own, of.oneOf(GROUPS[own])));
      const amount = isCredit ? -Number(figure) : Number(figure);
      return { truth: { currency, amount }, put: isNumber ? amount : isCredit ? of.oneOf(NEGATIVE)(text) : text };
    },
  };
}

function knownFile(seed: number, { days, figure, units, heads: headsOf }: KnownType): KnownFile {
  const of = chances(seed);
  const language = of.oneOf(LANGUAGES);
  const words = headsOf(language);
  const [figureAt, unitsAt] = [days.length + 1, days.length + 2];
  const kind = of.oneOf([',', ';', '\t', 'xlsx'] as const);
  const isBook = kind === 'xlsx';
  const amount = amounts(of, isBook, units);
  const cost = costs(of, isBook);
  const [writing, order] = of.oneOf(writingsOf(language));
  const isSerial = isBook && of.often(0.4);
  const isWholeMonth = of.often(0.5);
  const count = 1 + of.below(12);
  const account = of.often(0.2) ? ['Account'] : [];
  const heads = [
    ...words.map((word, at) =>
      at === figureAt ? amount.heading(word) : at === unitsAt + 1 ? cost.heading(word) : word,
    ),
    ...account,
  ];
  const truths: Truth[] = [];
  const lines: (string | number)[][] = [];
  for (let at = 0; at < count; at += 1) {
    const month = 1 + of.below(12);
    const from = utcDay(2025, month, 1 + (days.length === 1 ? of.below(28) : isWholeMonth ? 0 : of.below(12)));
    const to = isWholeMonth ? utcDay(2025, month + 1, 1) - DAY : from + of.below(10) * DAY;
    const [used, paid] = [amount.next(), cost.next()];
    const on = [from, to].slice(0, days.length);
    truths.push({
      ...Object.fromEntries(days.map((field, place) => [field, on[place]])),
      ...(units ? { [units[0]]: amount.unit } : {}),
      ...{ [figure]: used.truth, cost: paid.truth },
    });
    const written = on.map((day) => (isSerial ? serial(day) : writing(day)));
    lines.push(['Works', ...written, used.put, amount.at === 'column' ? amount.unit : '', paid.put, 40_000 + at]);
  }
  const kept = heads.map((_, at) => at).filter((at) => at !== unitsAt || amount.at === 'column');
  const rows: (string | number)[][] = [heads, ...lines].map((line) => kept.map((at) => line[at] ?? ''));
  const bytes = isBook
    ? workbook({
        rows: rows
          .map((row, at) => {
            const cells = row.map((value, x) => {
              const isDay = isSerial && at > 0 && x >= 1 && x <= days.length;
              return cell(`${String.fromCharCode(65 + x)}${at + 1}`, value, isDay ? 1 : undefined);
            });
            return `<row r="${at + 1}">${cells.join('')}</row>`;
          })
          .join(''),
      })
    : Buffer.from(rows.map((row) => row.map((value) => quoted(String(value), kind)).join(kind)).join('\r\n'), 'utf8');
  return {
    ...{ bytes, truths, company: cost.company },
    answers: {
      decimals: { [figure]: amount.mark, cost: cost.mark },
      ...(order ? { day_orders: { [days[0] ?? '']: order } } : {}),
    },
    told: `${seed} ${language} ${kind} ${JSON.stringify(rows)}`,
  };
}

it.each(Object.entries(KNOWN))(
  `reads ${FILES} files of %s without one wrong figure, or asks`,
  async (name, known) => {
    const wrong: string[] = [];
    const questions = new Map<number, number>();
    const first = Object.keys(KNOWN).indexOf(name) * FILES + 1;
    for (let seed = first; seed < first + FILES; seed += 1) {
      const { bytes, truths, company, answers, told } = knownFile(seed, known);
      const read = await readFile(bytes, known.entity, company);
      const [asRead, answered] = [read({}), read(answers)];
      const asked = new Set<string>();
      for (const [at, truth] of truths.entries()) {
        const open = new Set(
          (asRead[at]?.problems ?? []).filter(({ repair }) => repair === 'order').map(({ field }) => field),
        );
        for (const field of open) asked.add(field === 'to' ? 'from' : field);
        for (const [field, value] of Object.entries(truth)) {
          const [before, after] = [asRead[at]?.values[field], answered[at]?.values[field]];
          if (!open.has(field) && JSON.stringify(before) !== JSON.stringify(value))
            wrong.push(`${field} ${JSON.stringify(before)} for ${JSON.stringify(value)} in ${told}`);
          if (JSON.stringify(after) !== JSON.stringify(value))
            wrong.push(`${field} answered ${JSON.stringify(after)} for ${JSON.stringify(value)} in ${told}`);
        }
      }
      questions.set(asked.size, (questions.get(asked.size) ?? 0) + 1);
    }
    const counts = [...questions].sort(([a], [b]) => a - b).map(([asked, files]) => `${files} with ${asked}`);
    process.stdout.write(`Files of ${name} by questions asked: ${counts.join(', ')}\n`);
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(questions.get(0) ?? 0).toBeGreaterThan(FILES / 3);
  },
  60_000,
);
