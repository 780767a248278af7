import { PROBLEMS } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput, Explanation } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { dayText } from '@lichen/contracts/formats/day-text';
import { type Language, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import type { EnginePart } from '../calculation';
import { FACTOR_SEPARATOR, type StoredRow } from '../calculation-row';
import { conversionOf } from '../conversion';
import { Exact, exact } from '../exact';
import type { FactorLibrary } from '../factor';
import { factorLabel, sourceOf } from '../factor-label';
import { productOf } from '../inputs';
import { notesIn } from './notes';
import { PRICE_BASES, STATED_RATE } from '../price-basis';
import { OWN_FACTOR } from '../parts';
import { inEnglish, type Say, SENTENCES } from './sentences';

/** A stored row with what the store knows about it. */
export interface StoredCalculation extends StoredRow {
  readonly _id: string;
  readonly activity_type: string;
  readonly created_on: number;
  readonly created_by: string;
}

export interface ExplanationLanguage {
  readonly language: Language;
  readonly say: Say;
}

/** Fuel or charging that is counted instead of a journey. */
export interface CountedInstead {
  readonly activity_id: string;
  readonly day: number;
  readonly amount: number;
  readonly units: string;
}

const ENGLISH: ExplanationLanguage = { language: 'en-GB', say: inEnglish };
const SHOWN_DECIMALS = 3;
const TOLD_VALUES: ReadonlySet<string> = new Set([...Object.values(PRICE_BASES), STATED_RATE]);

/** Everything a third party needs to compute the figure again, and one sentence for a reader. */
export function explain(
  row: StoredCalculation,
  library: FactorLibrary,
  telling: ExplanationLanguage = ENGLISH,
  instead: CountedInstead | null = null,
): Explanation {
  const parts = row.parts ?? [];
  const inputs = row.inputs ?? [];
  const conversion = conversionOf(row.basis_units, row.calc_units ?? row.basis_units);
  return {
    calc_id: row._id,
    sentence: [sentenceOf(row, parts, telling), potentialsOf(row, parts, library, telling)].filter(Boolean).join(' '),
    formula: formulaOf(row, parts, telling),
    kg: row.exact_kg ?? '',
    scope: row.scope,
    component: row.component,
    scope2_basis: row.scope2_basis,
    scope3_category: row.scope3_category,
    subject: row.subject ?? '',
    inputs: [
      ...inputs.map(({ label, value, units }) => ({ label, value: valueText(value, telling), units })),
      { label: 'From', value: isoDay(row.from), units: null },
      { label: 'To', value: isoDay(row.to), units: null },
    ],
    conversions: [...inputs.flatMap(conversionsOf), ...(conversion ? [conversion] : [])],
    factors: factorsOf(row, parts, library),
    parts,
    gases: row.gases,
    why: [whyOf(row, telling), insteadOf(instead, telling)].filter(Boolean).join(' '),
    counted_instead: instead?.activity_id ?? null,
    data_quality: row.data_quality ?? 0,
    engine_version: row.engine_version,
    input_hash: row.input_hash,
    made_on: row.created_on,
    made_by: row.created_by,
  };
}

const YEAR_WORDS = /^(latest available|data of):? (\d{4})$/;

/** A value of an input in the reader's language where it is in our words: the year of a rate, the basis of prices. */
function valueText(value: string, { say }: ExplanationLanguage): string {
  const [, words, year = ''] = YEAR_WORDS.exec(value) ?? [];
  if (words) return say(words === 'data of' ? SENTENCES.dataOf : SENTENCES.latestAvailable, { year });
  return TOLD_VALUES.has(value) ? say(value) : value;
}

const conversionsOf = ({ units, as }: CalcInput) => {
  const conversion = units && as ? conversionOf(units, as) : null;
  return conversion ? [conversion] : [];
};

const insteadOf = (instead: CountedInstead | null, telling: ExplanationLanguage): string =>
  instead
    ? telling.say(SENTENCES.countedInstead, {
        day: dayText(instead.day, telling.language),
        amount: shown(String(instead.amount), telling),
        units: telling.say(instead.units),
      })
    : '';

const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10);

function sentenceOf(row: StoredCalculation, parts: readonly EnginePart[], telling: ExplanationLanguage): string {
  if (row.exact_kg === null) return telling.say(SENTENCES.noFigure, { reason: reasonGiven(row, telling) });
  const [only] = parts;
  return telling.say(parts.length === 1 ? SENTENCES.oneFactor : SENTENCES.severalFactors, {
    amount: shown(String(row.basis ?? productOf(row.inputs ?? [])?.toFixed() ?? ''), telling),
    units: row.basis_units,
    subject: telling.say(row.subject ?? ''),
    from: dayText(row.from, telling.language),
    to: dayText(row.to, telling.language),
    factor: shown(only?.factor ?? '', telling),
    factor_units: row.factor_units ?? '',
    count: String(parts.length),
    kg: shown(rounded(row.exact_kg), telling),
  });
}

/** Refrigerants are told whose warming potentials they were multiplied by: 'AR4, AR5' where the editions differ. */
function potentialsOf(
  { activity_type }: StoredCalculation,
  parts: readonly EnginePart[],
  library: FactorLibrary,
  { say }: ExplanationLanguage,
): string {
  if (activity_type !== 'refrigerant_activitys') return '';
  const each = parts.map(({ factor_id }) => library.set(library.factor(factor_id)?.set ?? '')?.gwp);
  const gwp = [...new Set(each.filter(Boolean))].join(', ');
  return gwp ? say(SENTENCES.potentials, { gwp }) : '';
}

const reasonGiven = ({ problem, err_msg }: StoredCalculation, { say }: ExplanationLanguage): string =>
  problem ? say(PROBLEMS[problem.code], problem.params) : (err_msg ?? '');

/** Formula as typed into a pocket calculator: quantities and factors in full, the result in kg to three decimals. */
function formulaOf(row: StoredCalculation, parts: readonly EnginePart[], telling: ExplanationLanguage): string {
  if (row.exact_kg === null) return '';
  const products = parts.map(
    ({ quantity, factor }) =>
      `${shown(quantity, telling)} ${row.calc_units} × ${shown(factor, telling)} ${row.factor_units}`,
  );
  return `${products.join(' + ')} = ${shown(rounded(row.exact_kg), telling)} kg CO₂e`;
}

const rounded = (value: string): string => exact(value).round(SHOWN_DECIMALS, Exact.roundHalfEven).toFixed();

/** All digits of a decimal with the separators of the language. */
function shown(value: string, { language }: ExplanationLanguage): string {
  const format = new Intl.NumberFormat(LOCALE_TAGS[language], { maximumFractionDigits: 20 });
  return value === '' ? '' : format.format(value as `${number}`);
}

function factorsOf(
  row: StoredCalculation,
  parts: readonly EnginePart[],
  library: FactorLibrary,
): Explanation['factors'] {
  const distinct = [...new Map(parts.map((part) => [part.factor_id, part])).values()];
  const told = wordsOfEach(row, distinct.length);
  return distinct.map(({ factor_id: id, factor: value, factor_year: year }, at) => {
    const factor = library.factor(id);
    const set = factor && library.set(factor.set);
    // Its record may have changed or gone since: the calculation keeps what it said.
    const isOwn = id.startsWith(OWN_FACTOR);
    return {
      id,
      set: factor?.set ?? '',
      publisher: set?.publisher ?? (isOwn ? told.sources(at) : sourceOf(id, library)),
      edition: set?.edition ?? '',
      revision: set?.revision ?? '',
      row: factor ? `${factor.publisher_table}, ${factor.publisher_row}` : '',
      label: isOwn ? told.labels(at) : factorLabel(id, library),
      value,
      units: row.factor_units ?? '',
      region: factor?.region ?? row.region_used ?? '',
      year,
      gwp: set?.gwp ?? '',
      licence: set?.licence ?? '',
      source_url: set?.source_url ?? '',
      note: [...new Set([factor?.note, set?.note])].filter(Boolean).join('. ') || null,
    };
  });
}

/** Texts of a row's factors by position; the whole text for each when a text contains the separator. */
function wordsOfEach({ source, factor_label }: StoredCalculation, count: number) {
  const each = (words: string | null) => {
    const split = (words ?? '').split(FACTOR_SEPARATOR);
    return (at: number): string => (split.length === count ? split[at] : words) ?? '';
  };
  return { sources: each(source), labels: each(factor_label) };
}

const WHY_COMPONENT = {
  direct: SENTENCES.whyOther,
  td: SENTENCES.whyLosses,
  wtt: SENTENCES.whyUpstreamOther,
  wtt_td: SENTENCES.whyUpstreamLosses,
  biogenic: SENTENCES.whyBiogenic,
  non_kyoto: SENTENCES.whyNonKyoto,
} as const;

const WHY_BASIS = { location: SENTENCES.whyLocation, market: SENTENCES.whyMarket } as const;

const WHY_METHOD = {
  supplier: SENTENCES.whySupplier,
  revenue: SENTENCES.whyRevenue,
  manual: SENTENCES.whyStated,
} as const;

function reasonOf({ method, scope2_basis, component, activity_type }: StoredCalculation): string {
  if (method !== 'factor') return WHY_METHOD[method ?? 'manual'];
  if (component === 'wtt' && activity_type === 'electricity_activitys') return SENTENCES.whyUpstream;
  return scope2_basis ? WHY_BASIS[scope2_basis] : WHY_COMPONENT[component];
}

function whyOf(row: StoredCalculation, { say }: ExplanationLanguage): string {
  const reason = reasonOf(row);
  return [reason, ...notesIn(row.note ?? '')].map((words) => say(words)).join(' ');
}
