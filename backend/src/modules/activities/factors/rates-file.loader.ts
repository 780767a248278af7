import type { FileFault } from '@lichen/contracts/activities/factors/factor-import-texts';
import type { FactorImportPlan, FigureChange } from '@lichen/contracts/activities/factors/factor-import.entity';
import { yieldToEventLoop, LIGHT_AT_ONCE } from '../../../platform/jobs/yield-to-event-loop';
import { exact } from '../emission/exact';
import { biggestFirst, figureChange, MOST_SHOWN } from './import-plan';
import { inBatches, type RateLine, rateKey, replacedBy, reverseKey } from './live-rates.loader';
import {
  type FaultText,
  faultText,
  type FileRow,
  type FileRows,
  faultsOfLine,
  type RefusedFile,
  refuseFile,
} from './publisher-files/file-rows';

/** Column names by which a file of rates is recognised; all of them are required. */
export const EXCHANGE_COLUMNS = ['from', 'to', 'year', 'rate', 'source'] as const;
export const INDEX_COLUMNS = ['currency', 'year', 'index', 'source'] as const;
export const VAT_COLUMNS = ['country', 'year', 'rate', 'source'] as const;

const DECIMAL = /^\d{1,12}(\.\d{1,18})?$/;
const YEAR = /^(19|20|21)\d{2}$/;

const has = ({ columns }: FileRows, names: readonly string[]): boolean => names.every((name) => columns.includes(name));

/** Returns true if the file has all columns of exchange rates, price indices or VAT rates. */
export const isRatesFile = (file: FileRows): boolean =>
  [EXCHANGE_COLUMNS, INDEX_COLUMNS, VAT_COLUMNS].some((columns) => has(file, columns));

/** Tests for codes in the portal's lists. */
export interface KnownCodes {
  readonly isCurrency: (code: string) => boolean;
  readonly isCountry: (code: string) => boolean;
}

const NOWHERE = { country: '', currency: '', other: '' };

function lineOf(row: FileRow): RateLine {
  const { from, to = '', country, currency = '', year = '', rate = '', index = '', source = '' } = row;
  const what = { ...NOWHERE, year: Number(year), source };
  if (from !== undefined) return { ...what, kind: 'exchange', currency: from, other: to, value: rate };
  return country === undefined
    ? { ...what, kind: 'index', currency, value: index }
    : { ...what, kind: 'vat', country, value: rate };
}

/** Returns faults of the value: a VAT rate is from 0 to 100, other figures are above 0. */
function valueComplaints({ kind, value }: RateLine): FaultText[] {
  const isNumber = DECIMAL.test(value);
  if (kind === 'vat') return isNumber && exact(value).lte(100) ? [] : [faultText('noPercent', { column: 'rate' })];
  const column = kind === 'exchange' ? 'rate' : 'index';
  return isNumber && exact(value).gt(0) ? [] : [faultText('notAboveZero', { column })];
}

function codeComplaints({ kind, country, currency, other }: RateLine, known: KnownCodes): FaultText[] {
  if (kind === 'vat') return known.isCountry(country) ? [] : [faultText('noCountry', { value: country })];
  const currencies = kind === 'exchange' ? [currency, other] : [currency];
  return [
    ...currencies.filter((each) => !known.isCurrency(each)).map((each) => faultText('noCurrency', { value: each })),
    ...(kind === 'exchange' && currency === other ? [faultText('sameCurrency')] : []),
  ];
}

const complaintsOf = (line: RateLine, known: KnownCodes): FaultText[] => [
  ...codeComplaints(line, known),
  ...(YEAR.test(String(line.year)) ? [] : [faultText('noYear', { value: String(line.year) })]),
  ...valueComplaints(line),
  ...(line.source ? [] : [faultText('empty', { column: 'source' })]),
];

/** Returns a reader of rates row by row; `end` returns them, or all faults. */
function ratesReader(known: KnownCodes) {
  const seen = new Set<string>();
  const read: RateLine[] = [];
  const faults: FileFault[] = [];
  return {
    add: ({ line, row }: FileRows['rows'][number]): void => {
      const rate = lineOf(row);
      const key = rateKey(rate);
      const twice = seen.has(key) ? [faultText('twice', { value: key })] : [];
      seen.add(key);
      read.push(rate);
      faults.push(...faultsOfLine(line, [...complaintsOf(rate, known), ...twice]));
    },
    end: (): RateLine[] | RefusedFile => (faults.length > 0 ? refuseFile([], faults) : read),
  };
}

/**
 * Reads exchange rates (from,to,year,rate,source), price indices (currency,year,index,source) or VAT
 * (country,year,rate,source); returns faults if refused.
 */
export function readRates({ rows }: FileRows, known: KnownCodes): RateLine[] | RefusedFile {
  const reader = ratesReader(known);
  for (const row of rows) reader.add(row);
  return reader.end();
}

/** Reads the rates of a file of any length, in batches that alternate with other work. */
export async function readManyRates({ rows }: FileRows, known: KnownCodes) {
  const reader = ratesReader(known);
  for await (const row of yieldToEventLoop(rows, LIGHT_AT_ONCE)) reader.add(row);
  return reader.end();
}

const nameOf = ({ kind, country, currency, other, year }: RateLine): string =>
  kind === 'exchange' ? `${currency} → ${other} ${year}` : `${country}${currency} ${year}`;

const UNITS = { exchange: ({ other }: RateLine) => other, index: () => '', vat: () => '%' } as const;

/** Returns a function that finds the known line for the same rate, in either direction. */
async function standingIn(known: readonly RateLine[]): Promise<(now: RateLine) => RateLine | undefined> {
  const byKey = new Map<string, RateLine>();
  for await (const line of inBatches(known)) byKey.set(rateKey(line), line);
  return (now) => byKey.get(rateKey(now)) ?? byKey.get(reverseKey(now));
}

const isSame = (now: RateLine, was: RateLine): boolean =>
  rateKey(was) === rateKey(now) && (was.value === now.value || exact(was.value).eq(now.value));

const changeOf = (now: RateLine, was: RateLine): FigureChange =>
  figureChange(nameOf(now), UNITS[now.kind](now), was.value, now.value);

/** Returns the changes that loading the lines would make. */
export async function ratesPlan(lines: readonly RateLine[], known: readonly RateLine[]): Promise<FactorImportPlan> {
  const standing = await standingIn(known);
  const met = new Set<RateLine>();
  const changes: FigureChange[] = [];
  let fresh = 0;
  for await (const now of inBatches(lines)) {
    const was = standing(now);
    if (!was) fresh += 1;
    else if (!isSame(now, was)) changes.push(changeOf(now, was));
    if (was) met.add(was);
  }
  const isReplaced = await replacedBy(lines);
  const gone: RateLine[] = [];
  for await (const line of inBatches(known)) if (isReplaced(line) && !met.has(line)) gone.push(line);
  return {
    kind: 'rates',
    set: null,
    fresh,
    changed: changes.length,
    same: lines.length - fresh - changes.length,
    gone: gone.length,
    blank: 0,
    biggest: biggestFirst(changes),
    missing: gone.slice(0, MOST_SHOWN).map((line) => ({ label: nameOf(line), unit: '' })),
  };
}
