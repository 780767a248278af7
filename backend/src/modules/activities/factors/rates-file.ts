import type { FactorImportPlan } from '@lichen/contracts/activities/factor-import.entity';
import { exact } from '../emission/exact';
import { biggestFirst, figureChange, MOST_SHOWN } from './import-plan';
import { type RateLine, rateKey, reverseKey, withFile } from './live-rates';
import {
  type Complaint,
  complaint,
  type FileRow,
  type FileRows,
  inLine,
  type Refusal,
  refusal,
} from './publisher-files/file-rows';

export const EXCHANGE_COLUMNS = ['from', 'to', 'year', 'rate', 'source'] as const;
export const INDEX_COLUMNS = ['currency', 'year', 'index', 'source'] as const;

const DECIMAL = /^\d{1,12}(\.\d{1,18})?$/;
const YEAR = /^(19|20|21)\d{2}$/;

const has = ({ columns }: FileRows, names: readonly string[]): boolean => names.every((name) => columns.includes(name));

export const isRatesFile = (file: FileRows): boolean => has(file, EXCHANGE_COLUMNS) || has(file, INDEX_COLUMNS);

function lineOf(row: FileRow): RateLine {
  const { from, to = '', currency = '', year = '', rate, index, source = '' } = row;
  const what = { year: Number(year), source };
  return from === undefined
    ? { ...what, kind: 'index', currency, other: '', value: index ?? '' }
    : { ...what, kind: 'exchange', currency: from, other: to, value: rate ?? '' };
}

function complaintsOf(line: RateLine, isKnown: (currency: string) => boolean): Complaint[] {
  const { kind, currency, other, year, value, source } = line;
  const currencies = kind === 'exchange' ? [currency, other] : [currency];
  const column = kind === 'exchange' ? 'rate' : 'index';
  return [
    ...currencies.filter((each) => !isKnown(each)).map((each) => complaint('noCurrency', { value: each })),
    ...(kind === 'exchange' && currency === other ? [complaint('sameCurrency')] : []),
    ...(YEAR.test(String(year)) ? [] : [complaint('noYear', { value: String(year) })]),
    ...(DECIMAL.test(value) && exact(value).gt(0) ? [] : [complaint('notAboveZero', { column })]),
    ...(source ? [] : [complaint('empty', { column: 'source' })]),
  ];
}

/** Exchange rates (from,to,year,rate,source) or price indices (currency,year,index,source), each with its source. */
export function readRates(file: FileRows, isKnown: (currency: string) => boolean): RateLine[] | Refusal {
  const seen = new Set<string>();
  const read = file.rows.map(({ line, row }) => {
    const rate = lineOf(row);
    const key = rateKey(rate);
    const twice = seen.has(key) ? [complaint('twice', { value: key })] : [];
    seen.add(key);
    return { rate, faults: inLine(line, [...complaintsOf(rate, isKnown), ...twice]) };
  });
  const faults = read.flatMap((each) => each.faults);
  return faults.length > 0 ? refusal([], faults) : read.map(({ rate }) => rate);
}

const nameOf = ({ kind, currency, other, year }: RateLine): string =>
  kind === 'exchange' ? `${currency} → ${other} ${year}` : `${currency} ${year}`;

/** The line that stands for the same thing, whichever way round it was told. */
function standingIn(known: readonly RateLine[]): (now: RateLine) => RateLine | undefined {
  const byKey = new Map(known.map((line) => [rateKey(line), line]));
  return (now) => byKey.get(rateKey(now)) ?? byKey.get(reverseKey(now));
}

/** What loading the lines would change. */
export function ratesPlan(lines: readonly RateLine[], known: readonly RateLine[]): FactorImportPlan {
  const after = new Set(withFile(known, lines));
  const standing = standingIn(known);
  const pairs = lines.map((now) => ({ now, was: standing(now) }));
  const isSame = (now: RateLine, was: RateLine) => rateKey(was) === rateKey(now) && exact(was.value).eq(now.value);
  const met = pairs.flatMap(({ now, was }) => (was ? [{ now, was }] : []));
  const changes = met
    .filter(({ now, was }) => !isSame(now, was))
    .map(({ now, was }) => figureChange(nameOf(now), now.kind === 'exchange' ? now.other : '', was.value, now.value));
  const replaced = new Set(met.map(({ was }) => was));
  const gone = known.filter((line) => !after.has(line) && !replaced.has(line));
  return {
    kind: 'rates',
    set: null,
    fresh: pairs.length - met.length,
    changed: changes.length,
    same: met.length - changes.length,
    gone: gone.length,
    blank: 0,
    biggest: biggestFirst(changes),
    missing: gone.slice(0, MOST_SHOWN).map((line) => ({ label: nameOf(line), unit: '' })),
  };
}
