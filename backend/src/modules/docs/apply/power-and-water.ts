import { electricityOf } from './electricity';
import type { Maker } from './maker';
import { makeWater } from './water';

const makeElectricity = electricityOf('electricity_cost');

/** Turns a combined bill into an electricity and a water activity; leaves out the one that has no amount. */
export const makePowerAndWater: Maker = (values, docId) => {
  const hasWater = typeof values['water_used'] === 'number';
  const hasPower = typeof values['electricity_used'] === 'number';
  // A bill without either drafts the electricity, so that its errors are reported.
  const power = hasPower || !hasWater ? makeElectricity(values, docId) : [];
  return [...power, ...(hasWater ? makeWater(values, docId) : [])];
};
