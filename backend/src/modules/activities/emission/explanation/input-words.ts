import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { READING_TYPE_WORDS } from '@lichen/contracts/activities/types/shared/reading-type';
import { ASSURANCE_WORDS } from '@lichen/contracts/compliance/return-assurance';
import { PRICE_BASES, STATED_RATE } from '../published/price-basis';
import type { Reader } from './reader';
import { RETURN_WORDS, SENTENCES, TRIP_WORDS } from './sentences';

/** Reference lists with the labels of inputs whose value is a code. Codes of a trip were stored with spaces. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  Industry: ['spend_categories'],
  Material: ['materials', 'waste_materials'],
  Country: ['countries'],
  'Vehicle type': ['vehicle_types'],
  'Fuel type': ['vehicle_fuels'],
  Fuel: ['fuels'],
  Refrigerant: ['refrigerants'],
  'Transport method': ['transport_methods'],
  'Travel class': ['travel_classes'],
  'Electricity grid': ['electricity_grids'],
};

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Haul: TRIP_WORDS.hauls,
  'Load of the lorry': TRIP_WORDS.loads,
  'Quality of the return': RETURN_WORDS,
  'Reading type': READING_TYPE_WORDS,
  'Level of assurance': ASSURANCE_WORDS,
};

/** Inputs printed as they are: digit grouping would make a year look like an amount. */
const AS_WRITTEN: ReadonlySet<string> = new Set(['Prices of', 'Scopes of the return']);

/** Inputs that count but that nobody entered: published rates, and totals of other inputs. */
const LOOKED_UP: ReadonlySet<string> = new Set([
  'Exchange rate',
  'Multiplier for VAT',
  'Price index of the factor',
  'Price index of the purchase',
  'Density',
  'Days of the lease',
  'Days the location was open',
  'Days of the year',
  'Calendar years',
  'Energy use, kWh per km',
  'Energy use, kWh per mile',
  'Energy use, kWh per tonne-km',
  'Electricity, kWh',
  'Waste',
]);

const DECIMAL = /^-?\d+(\.\d+)?$/;
const SEVERAL = /^(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?)$/;
const YEAR_WORDS = /^(latest available|data of):? (\d{4})$/;
const SAID: ReadonlySet<string> = new Set([...Object.values(PRICE_BASES), STATED_RATE]);

function labelled(label: string, value: string, { labelOf }: Reader): string | null {
  for (const list of LISTS[label] ?? [])
    for (const code of [value, value.replaceAll(' ', '_')]) {
      const found = labelOf(list, code);
      if (found !== code) return found;
    }
  return null;
}

/** Returns an input's value with its unit in the reader's language; codes by their labels. */
export function inputText(
  { label, value, units }: Pick<CalcInput, 'label' | 'value' | 'units'>,
  reader: Reader,
): string {
  const [, words, year = ''] = YEAR_WORDS.exec(value) ?? [];
  if (words) return reader.say(words === 'data of' ? SENTENCES.dataOf : SENTENCES.latestAvailable, { year });
  const word = WORDS[label]?.[value];
  if (word) return reader.say(word);
  if (SAID.has(value)) return reader.say(value);
  if (AS_WRITTEN.has(label)) return value;
  const [, one, other] = SEVERAL.exec(value) ?? [];
  if (one && other === '1') return reader.amount(one, units);
  if (one && other) return `${reader.quantity(one)} × ${reader.amount(other, units)}`;
  if (DECIMAL.test(value)) return reader.amount(value, units);
  return [labelled(label, value, reader) ?? value, units && reader.unit(units)].filter(Boolean).join(' ');
}

const isCounted = ({ use }: CalcInput) => use !== 'told';
const isAmount = ({ units, value }: CalcInput) => units !== null && units !== '%' && DECIMAL.test(value);

/** Returns the entered inputs of the quantity; where it is only a total, the amounts behind it. */
export function enteredInputs(inputs: readonly CalcInput[]): readonly CalcInput[] {
  const entered = inputs.filter((input) => isCounted(input) && !LOOKED_UP.has(input.label));
  return entered.length > 0 ? entered : inputs.filter((input) => isAmount(input) && !LOOKED_UP.has(input.label));
}

/** Returns inputs in reading order: entered ones, those that chose the factor, looked-up ones. */
export function inReadingOrder(inputs: readonly CalcInput[]): readonly CalcInput[] {
  const entered = enteredInputs(inputs);
  const others = inputs.filter((input) => !entered.includes(input));
  const isLast = (input: CalcInput) => isCounted(input) || LOOKED_UP.has(input.label);
  return [...entered, ...others.filter((input) => !isLast(input)), ...others.filter(isLast)];
}

/** Returns a term of the product with its unit or, without one, with its label. */
export const termText = (input: Pick<CalcInput, 'label' | 'value' | 'units'>, reader: Reader): string =>
  input.units
    ? reader.amount(input.value, input.units)
    : `${reader.quantity(input.value)} (${reader.say(input.label)})`;

/** Returns the inputs without a number of 1, which would only be read as `10 L × 1 (Quantity)`. */
export const withoutOnes = (inputs: readonly CalcInput[]): readonly CalcInput[] =>
  inputs.filter(
    ({ label, value, units }, at) => at === 0 || !(label === 'Quantity' && value === '1' && units === null),
  );

/** Returns the inputs as one product in the order entered: `100 miles ÷ 3 (Occupants)`. */
export function productText(inputs: readonly CalcInput[], reader: Reader): string {
  if (inputs.every(({ use }) => use === 'told'))
    return inputs.map((input) => `${reader.say(input.label)} ${inputText(input, reader)}`).join(' + ');
  return withoutOnes(inputs)
    .map((input, at) => `${at === 0 ? '' : input.use === 'over' ? '÷ ' : '× '}${termText(input, reader)}`)
    .join(' ');
}
