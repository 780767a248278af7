import type { CalcInput, ExplanationStep } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { EnginePart } from '../calculation';
import { convert } from '../conversion';
import { digits, exact, sum } from '../exact';
import type { FactorLibrary } from '../published/factor';
import { productOf } from '../inputs';
import { INSTRUMENT, SUPPLIER } from '../parts';
import { COLUMN_WORDS } from './column-words';
import { enteredInputs, productText, withoutOnes } from './input-words';
import { CO2E, type Reader } from './reader';
import { SENTENCES } from './sentences';
import { carbonAmount, isStatedWhole, statedEquation } from './stated-words';
import { instrumentName } from './market-facts';
import type { StoredCalculation } from './stored-calculation';

const PER_PASSENGER: Readonly<Record<string, string>> = { km: 'passenger-km', miles: 'passenger-miles' };

/** Returns the steps from the entered values to kilograms; each has one unit and can be recalculated from its terms. */
export function stepsOf(row: StoredCalculation, library: FactorLibrary, reader: Reader): ExplanationStep[] {
  if (row.exact_kg === null) return [];
  const parts = row.parts ?? [];
  if (isStatedWhole(row)) return statedSteps(row, parts, reader);
  return [...quantitySteps(row, reader), ...productSteps(row, parts, library, reader), ...sumSteps(row, parts, reader)];
}

const equation = (left: string, right: string): string => `${left} = ${right}`;

/** Steps of a stated figure: its conversion to kilograms, and the figure itself. */
function statedSteps(row: StoredCalculation, parts: readonly EnginePart[], reader: Reader): ExplanationStep[] {
  const conversions = (row.inputs ?? [])
    .filter(({ use }) => use !== 'told')
    .flatMap(({ value, units, as }) =>
      conversionStep(value, units, as, reader).map((step) => ({
        ...step,
        text: equation(carbonAmount(value, units, reader), carbonAmount(step.value, step.units, reader)),
      })),
    );
  const figure = parts.map((part) => productStep(part, row, statedEquation(row, reader)));
  return [...conversions, ...figure];
}

/** Steps from the values as entered to the quantity in the unit of the factor. */
function quantitySteps(row: StoredCalculation, reader: Reader): ExplanationStep[] {
  const counted = (row.inputs ?? []).filter(({ use }) => use !== 'told');
  const steps = [
    ...addendSteps(row, counted, reader),
    ...counted.flatMap((input) => conversionStep(input.value, input.units, input.as, reader)),
  ];
  const taken = withoutOnes(counted).map(asTaken);
  const whole = digits(productOf(counted) ?? exact(row.basis ?? 0));
  const [first] = taken;
  const passengers = first?.units ? PER_PASSENGER[first.units] : undefined;
  const isPerPassenger = passengers !== undefined && passengers === row.basis_units;
  const units = isPerPassenger && first?.units ? first.units : row.basis_units;
  if (taken.length > 1) steps.push(multiplied(taken, whole, units, reader));
  if (isPerPassenger) steps.push(perPassenger(whole, units, row.basis_units, reader));
  return [...steps, ...conversionStep(whole, row.basis_units, row.calc_units, reader)];
}

/** Returns conversions of the amounts behind a total to its unit, such as the routes of waste. */
function addendSteps(row: StoredCalculation, counted: readonly CalcInput[], reader: Reader): ExplanationStep[] {
  const [total] = counted;
  const addends = enteredInputs(row.inputs ?? []).filter(({ use }) => use === 'told');
  if (!total || counted.length > 1) return [];
  return addends.flatMap(({ value, units }) => conversionStep(value, units, total.units, reader));
}

/** Returns the input converted to the unit in which it counts. */
function asTaken(input: CalcInput): CalcInput {
  const value = input.as && input.units ? convert(exact(input.value), input.units, input.as) : null;
  return value ? { ...input, value: digits(value), units: input.as } : input;
}

function conversionStep(value: string, from: string | null, to: string | null, reader: Reader): ExplanationStep[] {
  const result = from && to && from !== to ? convert(exact(value), from, to) : null;
  if (!result || !to) return [];
  const text = equation(reader.amount(value, from), reader.amount(digits(result), to));
  return [{ kind: 'conversion', text, terms: [{ value, units: from, over: false }], value: digits(result), units: to }];
}

function multiplied(taken: readonly CalcInput[], whole: string, units: string, reader: Reader): ExplanationStep {
  return {
    kind: 'quantity',
    text: equation(productText(taken, reader), reader.amount(whole, units)),
    terms: taken.map(({ value, units: each, use }) => ({ value, units: each, over: use === 'over' })),
    value: whole,
    units,
  };
}

function perPassenger(value: string, from: string, to: string, reader: Reader): ExplanationStep {
  const [amount, result] = [reader.amount(value, from), reader.amount(value, to)];
  const text = reader.say(SENTENCES.onePassenger, { amount, result });
  return { kind: 'conversion', text, terms: [{ value, units: from, over: false }], value, units: to };
}

function productSteps(
  row: StoredCalculation,
  parts: readonly EnginePart[],
  library: FactorLibrary,
  reader: Reader,
): ExplanationStep[] {
  const units = row.calc_units ?? row.basis_units;
  return parts.map((part) => {
    const product = `${reader.amount(part.quantity, units)} × ${reader.factor(part.factor)} ${reader.perUnit(units)}`;
    const name = parts.length > 1 ? `${nameOf(part, parts, library, reader)}: ` : '';
    return productStep(part, row, equation(`${name}${product}`, `${reader.kg(part.kg)} ${CO2E}`));
  });
}

function productStep(part: EnginePart, row: StoredCalculation, text: string): ExplanationStep {
  const units = row.calc_units ?? row.basis_units;
  return {
    kind: 'product',
    text,
    terms: [
      { value: part.quantity, units, over: false },
      { value: part.factor, units: `${CO2E}/${units}`, over: false },
    ],
    value: part.kg,
    units: CO2E,
  };
}

/**
 * Returns the name of a part: its proof or rate, its days where parts have different periods, else its factor's row.
 */
function nameOf(part: EnginePart, parts: readonly EnginePart[], library: FactorLibrary, reader: Reader): string {
  if (part.factor_id.startsWith(INSTRUMENT)) return instrumentName(part.factor_id, reader);
  if (part.factor_id === SUPPLIER) return reader.say(SENTENCES.supplierRate);
  const isOneStretch = parts.every(({ from, to }) => from === part.from && to === part.to);
  if (!isOneStretch) return `${reader.day(part.from)}–${reader.day(part.to)}`;
  return factorName(part, library, reader);
}

function factorName({ factor_id, factor_year }: EnginePart, library: FactorLibrary, reader: Reader): string {
  const { label = '', region = '' } = library.factor(factor_id) ?? {};
  const column = COLUMN_WORDS[label.split(' / ').at(-1) ?? ''];
  return (column && reader.say(column)) || label || reader.region(region) || String(factor_year);
}

function sumSteps(row: StoredCalculation, parts: readonly EnginePart[], reader: Reader): ExplanationStep[] {
  if (parts.length < 2) return [];
  const value = row.exact_kg ?? digits(sum(parts.map(({ kg }) => exact(kg))));
  const text = equation(parts.map(({ kg }) => reader.kg(kg)).join(' + '), `${reader.kg(value)} ${CO2E}`);
  return [
    { kind: 'sum', text, terms: parts.map(({ kg }) => ({ value: kg, units: CO2E, over: false })), value, units: CO2E },
  ];
}
