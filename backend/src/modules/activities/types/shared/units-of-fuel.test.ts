import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalculationFacts } from '../activity-type';
import { shippedLibrary } from '../../emission/testing/rows-of.loader';
import { unitError } from './units-of-fuel';

interface Fuel {
  readonly code: string;
  readonly units?: readonly string[];
  readonly american_units?: readonly string[];
}

/** The list as forms read it: outside the United States they do not offer the `american_units`. */
const listed = readFileSync(join(__dirname, '../../../../../reference/lists/fuels.json'), 'utf8');
const FUELS = (JSON.parse(listed) as { rows: readonly Fuel[] }).rows.filter(({ units }) => units !== undefined);

const factsIn = (country: string) =>
  ({ library: shippedLibrary, location: { country } }) as unknown as CalculationFacts;
const accepted = ({ code, units = [] }: Fuel, country: string) =>
  units.filter((unit) => Object.keys(unitError(factsIn(country), code, unit)).length === 0);

test('the list has fuels with units of the United States alone', () => {
  expect(FUELS.find(({ code }) => code === 'Biogas')?.american_units).toContain('m3');
});

test.each(['GB', 'FR', 'PL'])('every unit that is offered in %s is accepted there, and no other', (country) => {
  const offered = FUELS.map(({ code, units = [], american_units = [] }) => [
    code,
    units.filter((unit) => !american_units.includes(unit)),
  ]);
  expect(FUELS.map((fuel) => [fuel.code, accepted(fuel, country)])).toEqual(offered);
});

test('every unit that is offered in the United States is accepted there', () => {
  expect(FUELS.map((fuel) => [fuel.code, accepted(fuel, 'US')])).toEqual(FUELS.map(({ code, units }) => [code, units]));
});
