import type { FieldReading, OtherReading } from '@lichen/contracts/docs/reading';
import { isSame, plus } from '../fields/exact';
import type { SoughtField } from '../fields/definition';
import { boxAround } from '../layout/segments';
import type { Role } from '../lexicon/label-roles';
import type { TermPlace } from './term-page';

const ROLE_TERMS: Readonly<Partial<Record<Role, readonly string[]>>> = {
  'invoice-number': ['BT-1'],
  'issue-date': ['BT-2'],
  'due-date': ['BT-9'],
  'order-number': ['BT-13'],
  'supply-point': ['BT-18', 'BT-128'],
  supplier: ['BT-27', 'BT-28'],
  customer: ['BT-44', 'BT-45'],
  'customer-number': ['BT-46'],
  'tax-number': ['BT-31'],
  'delivery-date': ['BT-72'],
  'period-start': ['BT-73', 'BT-134'],
  'period-end': ['BT-74', 'BT-135'],
  net: ['BT-109'],
  tax: ['BT-110'],
  gross: ['BT-112', 'BT-115'],
};

/** Units by their code in UN/ECE Recommendation 20. */
const UNITS: Readonly<Record<string, { unit: string; family: string }>> = {
  KWH: { unit: 'kWh', family: 'energy' },
  MWH: { unit: 'MWh', family: 'energy' },
  GV: { unit: 'GJ', family: 'energy' },
  MTQ: { unit: 'm3', family: 'volume' },
  LTR: { unit: 'L', family: 'volume' },
  KGM: { unit: 'kg', family: 'mass' },
  TNE: { unit: 't', family: 'mass' },
};

interface Said {
  readonly value: unknown;
  readonly place: TermPlace;
  readonly flags?: readonly string[];
}

const isDecimal = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

function quantitySaid(terms: readonly TermPlace[], families: readonly string[]): Said | null {
  const rows = terms.flatMap((place) => {
    const code = terms.find(({ term, line }) => term === 'BT-130' && line === place.line)?.value ?? '';
    const unit = Object.hasOwn(UNITS, code) ? UNITS[code] : undefined;
    const isOf = place.term === 'BT-129' && unit && families.includes(unit.family) && isDecimal(place.value);
    return isOf && unit ? [{ place, unit: unit.unit }] : [];
  });
  const [first] = rows;
  if (!first) return null;
  const own = rows.filter(({ unit }) => unit === first.unit);
  const amounts = own.map(({ place }) => place.value);
  const isOne = amounts.every((amount) => isSame(amount, first.place.value));
  // Lines for energy and for the grid repeat the same amount; lines of several meters or tariffs are added.
  const amount = isOne ? first.place.value : amounts.reduce(plus);
  return { value: { amount, unit: first.unit }, place: first.place, flags: isOne ? [] : ['several_lines'] };
}

function textOf(terms: readonly TermPlace[], names: readonly string[]): Said | null {
  for (const name of names) {
    const found = terms.filter(({ term }) => term === name);
    // Lines have their own periods: the earliest start and the latest end count.
    const place =
      name === 'BT-135'
        ? found.toSorted((a, b) => b.value.localeCompare(a.value))[0]
        : name === 'BT-134'
          ? found.toSorted((a, b) => a.value.localeCompare(b.value))[0]
          : found[0];
    if (place) return { value: place.value, place };
  }
  return null;
}

function said({ kind, role, families = [] }: SoughtField, terms: readonly TermPlace[]): Said | null {
  if (kind === 'quantity') return quantitySaid(terms, families);
  if (role === 'supply-address') {
    const parts = ['BT-75', 'BT-78', 'BT-77'].flatMap((name) => terms.find(({ term }) => term === name) ?? []);
    const [place] = parts;
    return place ? { value: parts.map(({ value }) => value).join(', '), place } : null;
  }
  const found = textOf(terms, ROLE_TERMS[role] ?? []);
  if (!found || kind !== 'money') return found;
  const currency = terms.find(({ term }) => term === 'BT-5')?.value ?? null;
  const amount = String(found.value);
  return isDecimal(amount) ? { ...found, value: { currency, amount } } : null;
}

const comparable = (value: unknown): string => {
  if (value !== null && typeof value === 'object' && 'amount' in value)
    return `${Number(value.amount)} ${'unit' in value ? value.unit : ''}`;
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
};

const other = ({ value, raw, page, box, confidence }: FieldReading): OtherReading[] =>
  page === null || box === null ? [] : [{ value, raw, page, box, confidence }];

/** Returns false for texts: a printed name may be shorter or longer than the registered one. */
const isCompared = ({ kind }: SoughtField): boolean => kind !== 'text' && kind !== 'choice';

/** Returns a field from structured data, placed where it is printed. Flags a printed value that differs. */
function fieldOf(
  sought: SoughtField,
  { value, place, flags = [] }: Said,
  printed: FieldReading | undefined,
): FieldReading {
  const known = printed ? [printed, ...printed.alternatives.map((each) => ({ ...printed, ...each, flags: [] }))] : [];
  const same = known.find((each) => each.value !== null && comparable(each.value) === comparable(value));
  const isShown = same?.page !== null && same?.page !== undefined;
  const differs = printed && !same && printed.value !== null && isCompared(sought) && printed.confidence >= 0.5;
  return {
    field: sought.name,
    value,
    raw: isShown ? same.raw : place.value,
    page: isShown ? same.page : place.page === 0 ? null : place.page,
    box: isShown ? same.box : place.page === 0 ? null : boxAround(place.words.map(({ box }) => box)),
    confidence: differs ? 0.5 : 0.99,
    how: 'xml',
    flags: [...(same ? [] : flags), ...(differs ? ['print_differs'] : [])],
    alternatives: differs ? other(printed) : [],
  };
}

/** Matches the name of a cell in a row after the first. */
const OTHER_ROW = /^[^.]+\.[1-9]\d*\./;

/** Returns the fields of an e-invoice, checked against the printed values. */
export function termFields(
  fields: readonly SoughtField[],
  terms: readonly TermPlace[],
  printed: readonly FieldReading[],
): FieldReading[] {
  // The lines of structured data do not say which of several rows they are: those stay as printed.
  const others = printed.filter(({ field }) => OTHER_ROW.test(field));
  const ofList = (name: string) => others.some(({ field }) => field.split('.')[0] === name.split('.')[0]);
  const own = fields.flatMap((sought) => {
    const print = printed.find(({ field }) => field === sought.name);
    const found = sought.name.includes('.') && ofList(sought.name) ? null : said(sought, terms);
    if (found) return [fieldOf(sought, found, print)];
    return print ? [print] : [];
  });
  return [...own, ...others];
}
