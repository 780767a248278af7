import { electricityOf } from './electricity';
import type { Maker } from './maker';
import { makeWater } from './water';

const makeElectricity = electricityOf('electricity_cost');

/** Electricity and water of one bill are an activity each; where one was not supplied, there is none of it. */
export const makePowerAndWater: Maker = (values, docId) => {
  const hasWater = typeof values['water_used'] === 'number';
  const hasPower = typeof values['electricity_used'] === 'number';
  // A bill of neither says under the electricity what is missing.
  const power = hasPower || !hasWater ? makeElectricity(values, docId) : [];
  return [...power, ...(hasWater ? makeWater(values, docId) : [])];
};
