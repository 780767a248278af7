import { PROBLEMS, problemParams } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput, Explanation } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { EnginePart } from '../calculation';
import { FACTOR_SEPARATOR } from '../calculation-row';
import { conversionOf } from '../conversion';
import type { FactorLibrary } from '../published/factor';
import { factorLabel, reportOf, sourceOf } from '../published/factor-label';
import { INSTRUMENT, OWN_FACTOR } from '../parts';
import { enteredInputs, inputText, inReadingOrder, productText } from './input-words';
import { instrumentName, marketFacts } from './market-facts';
import { notesIn } from './notes';
import { CO2E, ENGLISH, type ExplanationLanguage, type Reader, readerOf } from './reader';
import { SENTENCES } from './sentences';
import type { StoredCalculation } from './stored-calculation';
import { stepsOf } from './steps';

/** Fuel or charging that is counted instead of a journey. */
export interface CountedInstead {
  readonly activity_id: string;
  readonly day: number;
  readonly amount: number;
  readonly units: string;
}

/** The file and row that an activity was imported from. */
export type ImportedFrom = NonNullable<Explanation['imported']>;

/** Facts about a figure that its row does not hold. */
export interface Circumstances {
  readonly instead?: CountedInstead | null;
  readonly imported?: ImportedFrom | null;
  /** Reason for which a person chose the figure. */
  readonly chosenFor?: string | null;
}

/** Returns everything a third party needs to recompute the figure, and a sentence that explains it. */
export function explain(
  row: StoredCalculation,
  library: FactorLibrary,
  telling: ExplanationLanguage = ENGLISH,
  { instead = null, imported = null, chosenFor = null }: Circumstances = {},
): Explanation {
  const parts = row.parts ?? [];
  const inputs = row.inputs ?? [];
  const reader = readerOf(telling);
  const conversion = conversionOf(row.basis_units, row.calc_units ?? row.basis_units);
  return {
    calc_id: row._id,
    sentence: [sentenceOf(row, reader), potentialsOf(row, parts, library, reader)].filter(Boolean).join(' '),
    formula: formulaOf(row, parts, reader),
    steps: stepsOf(row, library, reader),
    kg: row.exact_kg ?? '',
    scope: row.scope,
    component: row.component,
    scope2_basis: row.scope2_basis,
    scope3_category: row.scope3_category,
    subject: row.subject ?? '',
    inputs: [
      ...inReadingOrder(inputs).map((input) => factOf(input, reader)),
      ...marketFacts(row, reader),
      { label: 'From', value: isoDay(row.from), units: null, text: reader.day(row.from) },
      { label: 'To', value: isoDay(row.to), units: null, text: reader.day(row.to) },
    ],
    conversions: [...inputs.flatMap(conversionsOf), ...(conversion ? [conversion] : [])],
    factors: factorsOf(row, parts, library, reader),
    parts,
    gases: row.gases,
    why: [whyOf(row, reader), chosenOf(chosenFor, reader), insteadOf(instead, reader)].filter(Boolean).join(' '),
    counted_instead: instead?.activity_id ?? null,
    imported,
    data_quality: row.data_quality ?? 0,
    engine_version: row.engine_version,
    input_hash: row.input_hash,
    made_on: row.created_on,
    made_by: row.created_by,
  };
}

const factOf = (input: CalcInput, reader: Reader): Explanation['inputs'][number] => {
  const { label, value, units } = input;
  return { label, value, units, text: inputText(input, reader) };
};

const conversionsOf = ({ units, as }: CalcInput) => {
  const conversion = units && as ? conversionOf(units, as) : null;
  return conversion ? [conversion] : [];
};

const chosenOf = (reason: string | null, { say }: Reader): string => (reason ? say(SENTENCES.chosen, { reason }) : '');

const insteadOf = (instead: CountedInstead | null, reader: Reader): string =>
  instead
    ? reader.say(SENTENCES.countedInstead, {
        day: reader.day(instead.day),
        amount: reader.quantity(String(instead.amount)),
        units: reader.unit(instead.units),
      })
    : '';

const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10);

function sentenceOf(row: StoredCalculation, reader: Reader): string {
  if (row.exact_kg === null) return reader.say(SENTENCES.noFigure, { reason: reasonGiven(row, reader) });
  const entered = enteredInputs(row.inputs ?? []);
  return reader.say(row.from === row.to ? SENTENCES.givesOfOneDay : SENTENCES.gives, {
    subject: reader.say(row.subject ?? ''),
    entered:
      entered.length > 0 ? productText(entered, reader) : reader.amount(String(row.basis ?? ''), row.basis_units),
    day: reader.day(row.from),
    from: reader.day(row.from),
    to: reader.day(row.to),
    kg: reader.kg(row.exact_kg),
  });
}

/** Returns the sentence on the source of a refrigerant's warming potentials: 'AR4, AR5' where the editions differ. */
function potentialsOf(
  { activity_type }: StoredCalculation,
  parts: readonly EnginePart[],
  library: FactorLibrary,
  { say }: Reader,
): string {
  if (activity_type !== 'refrigerant_activitys') return '';
  const each = parts.map(({ factor_id }) => library.set(library.factor(factor_id)?.set ?? '')?.gwp);
  const gwp = [...new Set(each.filter(Boolean))].join(', ');
  return gwp ? say(SENTENCES.potentials, { gwp }) : '';
}

const reasonGiven = ({ problem, err_msg }: StoredCalculation, reader: Reader): string =>
  problem ? reader.say(PROBLEMS[problem.code], problemParams(problem, reader)) : (err_msg ?? '');

/**
 * Returns the formula as typed into a pocket calculator: quantities and factors in full, the result in kg to three
 * decimals.
 */
function formulaOf(row: StoredCalculation, parts: readonly EnginePart[], reader: Reader): string {
  if (row.exact_kg === null) return '';
  const units = row.calc_units ?? row.basis_units;
  const products = parts.map(
    ({ quantity, factor }) => `${reader.amount(quantity, units)} × ${reader.factor(factor)} ${reader.perUnit(units)}`,
  );
  return `${products.join(' + ')} = ${reader.kg(row.exact_kg)} ${CO2E}`;
}

function factorsOf(
  row: StoredCalculation,
  parts: readonly EnginePart[],
  library: FactorLibrary,
  reader: Reader,
): Explanation['factors'] {
  const distinct = [...new Map(parts.map((part) => [part.factor_id, part])).values()];
  const told = wordsOfEach(row, distinct.length);
  return distinct.map(({ factor_id: id, factor: value, factor_year: year }, at) => {
    const factor = library.factor(id);
    const set = factor && library.set(factor.set);
    // The own factor may have been changed or deleted; the row keeps its texts.
    const isOwn = id.startsWith(OWN_FACTOR);
    return {
      id,
      set: factor?.set ?? '',
      publisher: set?.publisher ?? (isOwn ? told.sources(at) : statedName(id, library, reader)),
      edition: set?.edition ?? '',
      revision: set?.revision ?? '',
      row: factor ? `${factor.publisher_table}, ${factor.publisher_row}` : '',
      label: isOwn ? told.labels(at) : factor ? factorLabel(id, library) : statedName(id, library, reader),
      value,
      units: row.factor_units ?? '',
      text: `${reader.factor(value)} ${reader.perUnit(row.calc_units ?? row.basis_units)}`,
      region: reader.region(factor?.region ?? row.region_used ?? ''),
      year,
      gwp: factor && set ? reportOf(factor, set) : '',
      licence: set?.licence ?? '',
      source_url: set?.source_url ?? '',
      note: notesOf([factor?.note, set?.note], reader),
    };
  });
}

/** Returns the notes of a factor and its edition in the reader's language, each once. */
const notesOf = (notes: readonly (string | undefined)[], { note }: Reader): string | null =>
  [...new Set(notes.flatMap((each) => (each ? [note(each)] : [])))].join('. ') || null;

/** Returns the label of a stated figure, or of a proof of renewable power. */
const statedName = (id: string, library: FactorLibrary, reader: Reader): string =>
  id.startsWith(INSTRUMENT) ? instrumentName(id, reader) : reader.say(sourceOf(id, library));

/** Returns the texts of a row's factors by position; each gets the whole text if the count of pieces does not match. */
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

function whyOf(row: StoredCalculation, { say }: Reader): string {
  const reason = reasonOf(row);
  return [reason, ...notesIn(row.note ?? '')].map((words) => say(words)).join(' ');
}
