import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { wasteActivity } from '@lichen/contracts/activities/types/buildings/waste.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import {
  draftErrors,
  fieldOf,
  isSameOverride,
  requiredNow,
  typingError,
  underAmounts,
  withoutOfferedUnits,
} from './form-fields';

const TODAY = utcDay(2026, 3, 9);
const names = (values: object) => requiredNow(wasteActivity, { applied: true, ...values }, TODAY);

it('asks for what the rules would miss, whether it is there or not', () => {
  expect(names({})).toEqual(expect.arrayContaining(['location_id', 'product_id']));
  expect(names({ location_id: 'l1', product_id: 'p1' })).toEqual(expect.arrayContaining(['location_id', 'product_id']));
});

it('asks for less where the activity does not count', () =>
  expect(names({ applied: false })).not.toContain('product_id'));

it('asks for what a choice makes needed', () => {
  expect(names({ co2_type: 'estimate' })).not.toContain('co2');
  expect(names({ co2_type: 'supplier' })).toContain('co2');
});

it('asks for what the contract requires always', () =>
  expect(requiredNow(location, {}, TODAY)).toEqual(expect.arrayContaining(['name', 'address_line1'])));

it('accepts the days that editing began with, whatever year they are in', () => {
  const values = { from: utcDay(1988, 1, 1), to: utcDay(1988, 1, 31) };
  const errors = (stored?: object) => Object.keys(draftErrors(electricityActivity, values, TODAY, { ...stored }));
  expect(errors()).toEqual(expect.arrayContaining(['from', 'to']));
  expect(errors(values)).not.toEqual(expect.arrayContaining(['from']));
  expect(errors({ ...values, to: utcDay(1988, 1, 30) })).toContain('to');
});

describe('a unit that a form offers', () => {
  const overrides = {
    amount: { unitField: 'units' },
    generated: { unitField: 'units' },
    co2: { unitField: 'co2_units' },
  };
  const offered = { units: 'kWh', co2_units: 'kg' };
  const sent = (values: object, stored: object = {}) =>
    withoutOfferedUnits({ ...offered, ...values }, stored, overrides);

  it('is no change of a record that states no amount', () =>
    expect(sent({ amount: null })).toEqual({ amount: null, units: null, co2_units: null }));

  it('goes with an amount, whichever of them it is shared by', () =>
    expect(sent({ amount: null, generated: 5 })).toEqual({
      amount: null,
      generated: 5,
      units: 'kWh',
      co2_units: null,
    }));

  it('stays where it is stored', () => expect(sent({}, { units: 'MWh', co2_units: 't' })).toEqual(offered));
});

it('says under an amount what is wrong with its unit, unless the amount itself is wrong', () => {
  const overrides = { amount: { unitField: 'units' }, generated: { unitField: 'units' } };
  expect(underAmounts({ units: 'Choose', from: 'Late' }, ['from', 'generated'], overrides)).toEqual({
    ...{ generated: 'Choose', from: 'Late' },
  });
  expect(underAmounts({ units: 'Choose', amount: 'Required' }, ['amount'], overrides)).toEqual({ amount: 'Required' });
  expect(underAmounts({ units: 'Choose' }, ['from'], overrides)).toEqual({ units: 'Choose' });
});

it('tells overrides apart by what they say, and their functions by identity', () => {
  const said = () => ({ where: { codes: 'a' }, offers: [{ value: '1', label: 'One' }], control: fieldOf });
  expect(isSameOverride(said(), said())).toBe(true);
  expect(isSameOverride(said(), { ...said(), where: { codes: 'b' } })).toBe(false);
  expect(isSameOverride(said(), { ...said(), offers: [] })).toBe(false);
  expect(isSameOverride(said(), { ...said(), control: requiredNow })).toBe(false);
  expect(isSameOverride({}, { hint: undefined })).toBe(false);
});

it.each([
  [150, 'Too large'],
  [100, undefined],
  [-1, undefined],
  ['a lot', undefined],
  [null, undefined],
])('of a renewable share of %s it says %s while it is typed', (typed, said) =>
  expect(typingError(fieldOf(electricityActivity, 'renewable_percent'), typed)).toBe(said),
);
