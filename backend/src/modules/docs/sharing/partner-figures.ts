import Big from 'big.js';
import type { StatementUnits } from '@lichen/contracts/business/statements/stated-scopes';
import { yearBounds } from '@lichen/contracts/formats/days';
import { given } from '../apply/maker';
import type { Values } from '../review/form-values';

/** Pounds in a kilogram, as statements count them. */
const POUNDS = '2.20462';
const PLACES = 6;

const SCOPES = { scope1_co2: 'scope1', scope2_co2: 'scope2', scope3_co2: 'scope3' } as const;

/** A figure of a statement in a unit that a return has: pounds are said in kilograms. */
function inReturnUnits(figure: unknown, units: StatementUnits): unknown {
  if (typeof figure !== 'number' || units !== 'lbs') return figure;
  return new Big(figure).div(POUNDS).round(PLACES, Big.roundHalfEven).toNumber();
}

const scopesOf = (values: Values, units: StatementUnits): Values =>
  Object.fromEntries(Object.entries(SCOPES).map(([to, name]) => [to, inReturnUnits(values[name], units)]));

const isYear = (value: unknown): value is number => typeof value === 'number';

/** What a company states of its own year, which it names by its calendar year. */
function ofStatement(values: Values): Values {
  const { year, revenue } = values;
  const units = (values['units'] ?? 't') as StatementUnits;
  const days = isYear(year) ? yearBounds(year) : undefined;
  const period = { period_start: days?.from, period_end: days?.to };
  return { ...period, year, revenue, co2_units: units === 't' ? 't' : 'kg', ...scopesOf(values, units) };
}

interface Revenue {
  readonly amount: number;
  readonly currency: string;
}

function ofPartnerStatement(values: Values): Values {
  const { period_start, period_end, carbon_units } = values;
  const { amount, currency } = (values['revenue'] ?? {}) as Partial<Revenue>;
  const money = { revenue: amount, currency };
  return { period_start, period_end, ...money, co2_units: carbon_units ?? 't', ...scopesOf(values, 't') };
}

/** What the annual return of a partner takes from a document that the partner has shared. */
export function partnerFigures(doc_ids: readonly string[], values: Values): Values {
  const figures = doc_ids.includes('statement') ? ofStatement(values) : ofPartnerStatement(values);
  return given({ ...figures, quality: 'reported' });
}
