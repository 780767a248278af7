import { fold } from '../formats/fold';
import { currencySaid } from './currency-words';
import { HEADER_WORDS } from './header-words';
import { HUNDREDTHS, LOOKED_AT } from './heading-figures';
import { isUnit, unitOf } from './unit-words';

const PER_UNIT = /\b(?:unit (?:price|cost|rate)|prix unitaire|precio unitario)\b/i;
const MEAN = /(?<![\p{L}])(?:ø|average|avg|durchschnitt\p{L}*|moyenne|promedio|gjennomsnitt\p{L}*)(?![\p{L}])/iu;
const A_YEAR = /\bp\.\s?a\b/i;
const PER = /(?:^|[\s([])(?:per|pro|je|par|por|al|pr\.?)\s+([\p{L}³²\d]+)/giu;
const OVER = /([\p{L}\p{Sc}³²\d]+)\s*\/\s*((?:100\s*)?[\p{L}³²\d]+)/gu;

const words = (list: string): ReadonlySet<string> => new Set(list.split(', '));
const ONE = words('unit, einheit, unite, unidad, enhet');
const PEOPLE = words(
  'head, capita, person, employee, fte, mitarbeiter, kopf, personne, salarie, ansatt, empleado, persona',
);
/** Units of time in rates. Month is left out: in a monthly file, the figures of a month are those of the row. */
const TIMES = words(
  'day, tag, jour, dag, dia, hour, stunde, heure, time, hora, week, woche, semaine, uke, semana, year, annum, jahr, an, annee, ar, ano',
);
const SHORT_TIMES = words('d, h, hr, a, y, yr');
const AREAS = ['m2', 'ft2'];

const AMOUNTS = new Set(
  ['amount', 'quantity', 'cost', 'distance'].flatMap((field) => [field, ...(HEADER_WORDS[field] ?? '').split(', ')]),
);

const isPrice = (text: string): boolean => currencySaid(text) !== null || HUNDREDTHS[text.toLowerCase()] !== undefined;

/**
 * True for words that make a rate after a slash or "per". Units are left out, because two units with a slash, as in
 * km/miles, may be a choice.
 */
const isCountedBy = (word: string): boolean => TIMES.has(word) || PEOPLE.has(word) || ONE.has(word);

const isArea = (text: string): boolean => unitOf(text, AREAS) !== undefined;

function isOver(left: string, right: string): boolean {
  const [of, by] = [fold(left), fold(right)];
  if (isPrice(left) && (isUnit(right) || isCountedBy(by))) return true;
  if (isUnit(left)) return isCountedBy(by) || SHORT_TIMES.has(by) || by.startsWith('100') || isArea(right);
  return AMOUNTS.has(of) && isCountedBy(by);
}

/**
 * True when the figures are neither the cost nor the amount of a row: unit prices such as "Price (p/kWh)", values per
 * day, person or square metre such as "kWh/day", or means.
 */
export function isRate(written: string): boolean {
  const header = written.slice(0, LOOKED_AT);
  return (
    [PER_UNIT, MEAN, A_YEAR].some((pattern) => pattern.test(header)) ||
    [...header.matchAll(PER)].some(([, unit = '']) => isUnit(unit) || isCountedBy(fold(unit))) ||
    [...header.matchAll(OVER)].some(([, left = '', right = '']) => isOver(left, right))
  );
}
