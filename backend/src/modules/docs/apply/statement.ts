import { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { given, type Maker } from './maker';

const OF_YEAR = { year: 'year', revenue: 'revenue', method: 'co2_type', units: 'units' };
const STATED = { manual_scope1: 'scope1', manual_scope2: 'scope2', manual_scope3: 'scope3' };

/** What a document says of a year stands in the statement of that year, whose figures it sets. */
export const makeStatement: Maker = (values) => {
  const isEstimate = values['co2_type'] === 'estimate';
  const from = isEstimate ? OF_YEAR : { ...OF_YEAR, ...STATED };
  const read = Object.fromEntries(Object.entries(from).map(([to, field]) => [to, values[field]]));
  const draft = given({ ...read, method: isEstimate ? 'calculated' : 'manual' });
  return [{ entity: annualStatement as unknown as Entity, draft, from, into: ['year'] }];
};
