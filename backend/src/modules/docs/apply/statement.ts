import { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import type { StatementUnits } from '@lichen/contracts/business/statements/stated-scopes';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Values } from '../review/form-values';
import { given, type Maker } from './maker';
import { emissionsIn } from './units-of-emissions';

const OF_YEAR = { year: 'year', revenue: 'revenue', method: 'co2_type', units: 'units' };
const STATED = { manual_scope1: 'scope1', manual_scope2: 'scope2', manual_scope3: 'scope3' };

/** Converts the draft to the unit of an existing statement, so that its other figures keep their unit. */
function inUnitsOf(draft: Values, stored: Values): Values {
  const to = stored['units'] as StatementUnits;
  const from = (draft['units'] ?? to) as StatementUnits;
  const turned = Object.keys(STATED).map((name) => [name, emissionsIn(draft[name], from, to)]);
  return given({ ...draft, ...(draft['units'] ? { units: to } : {}), ...Object.fromEntries(turned) });
}

/** Turns a company statement into changes of the annual statement of its year. */
export const makeStatement: Maker = (values) => {
  const isEstimate = values['co2_type'] === 'estimate';
  const from = isEstimate ? OF_YEAR : { ...OF_YEAR, ...STATED };
  const read = Object.fromEntries(Object.entries(from).map(([to, field]) => [to, values[field]]));
  const draft = given({ ...read, method: isEstimate ? 'calculated' : 'manual' });
  const onto = (stored: Values) => inUnitsOf(draft, stored);
  return [{ entity: annualStatement as unknown as Entity, draft, from, into: ['year'], onto }];
};
