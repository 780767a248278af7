import { PROBLEMS, problemParams } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput, Explanation } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { EnginePart } from '../calculation';
import { conversionOf } from '../conversion';
import type { FactorLibrary } from '../published/factor';
import { factorsOf } from './factor-facts';
import { enteredInputs, inputText, inReadingOrder, productText } from './input-words';
import { marketFacts } from './market-facts';
import { notesIn } from './notes';
import { CO2E, ENGLISH, type ExplanationLanguage, type Reader, readerOf } from './reader';
import { SENTENCES } from './sentences';
import { isStatedWhole, type StatedFor, statedEquation, statedText } from './stated-words';
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
  readonly statedFor?: StatedFor | null;
}

/** Returns everything a third party needs to recompute the figure, and a sentence that explains it. */
export function explain(
  row: StoredCalculation,
  library: FactorLibrary,
  telling: ExplanationLanguage = ENGLISH,
  { instead = null, imported = null, chosenFor = null, statedFor = null }: Circumstances = {},
): Explanation {
  const parts = row.parts ?? [];
  const inputs = row.inputs ?? [];
  const reader = readerOf(telling);
  const conversion = conversionOf(row.basis_units, row.calc_units ?? row.basis_units);
  return {
    calc_id: row._id,
    sentence: [sentenceOf(row, statedFor, reader), potentialsOf(row, parts, library, reader)].filter(Boolean).join(' '),
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

/** Returns what was entered, as the sentence tells it. */
function enteredText(row: StoredCalculation, statedFor: StatedFor | null, reader: Reader): string {
  if (isStatedWhole(row)) return statedText(row, statedFor, reader);
  const entered = enteredInputs(row.inputs ?? []);
  return entered.length > 0 ? productText(entered, reader) : reader.amount(String(row.basis ?? ''), row.basis_units);
}

function sentenceOf(row: StoredCalculation, statedFor: StatedFor | null, reader: Reader): string {
  if (row.exact_kg === null) return reader.say(SENTENCES.noFigure, { reason: reasonGiven(row, reader) });
  return reader.say(row.from === row.to ? SENTENCES.givesOfOneDay : SENTENCES.gives, {
    subject: reader.say(row.subject ?? ''),
    entered: enteredText(row, statedFor, reader),
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
  if (isStatedWhole(row)) return statedEquation(row, reader);
  const units = row.calc_units ?? row.basis_units;
  const products = parts.map(
    ({ quantity, factor }) => `${reader.amount(quantity, units)} × ${reader.factor(factor)} ${reader.perUnit(units)}`,
  );
  return `${products.join(' + ')} = ${reader.kg(row.exact_kg)} ${CO2E}`;
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
