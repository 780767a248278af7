import type { StatementUnits } from '@lichen/contracts/business/statements/stated-scopes';
import { yearBounds } from '@lichen/contracts/formats/days';
import { given } from '../apply/maker';
import { emissionsIn } from '../apply/units-of-emissions';
import type { Values } from '../review/form-values';

type ReturnUnits = Exclude<StatementUnits, 'lbs'>;

const SCOPES = { scope1_co2: 'scope1', scope2_co2: 'scope2', scope3_co2: 'scope3' } as const;
/** Fields of a return that are in its unit. */
export const SCOPE_FIGURES = Object.keys(SCOPES);

/** Converts the scope figures of a statement to a unit that a return can have. */
const scopesOf = (values: Values, from: StatementUnits, to: ReturnUnits): Values =>
  Object.fromEntries(Object.entries(SCOPES).map(([figure, name]) => [figure, emissionsIn(values[name], from, to)]));

const isYear = (value: unknown): value is number => typeof value === 'number';

/** Returns the figures of a company statement, whose period is the calendar year. Pounds are converted to kilograms. */
function ofStatement(values: Values): Values {
  const { year, revenue } = values;
  const units = (values['units'] ?? 't') as StatementUnits;
  const co2_units = units === 't' ? 't' : 'kg';
  const days = isYear(year) ? yearBounds(year) : undefined;
  const period = { period_start: days?.from, period_end: days?.to };
  return { ...period, year, revenue, co2_units, ...scopesOf(values, units, co2_units) };
}

interface Revenue {
  readonly amount: number;
  readonly currency: string;
}

function ofPartnerStatement(values: Values): Values {
  const { period_start, period_end } = values;
  const { amount, currency } = (values['revenue'] ?? {}) as Partial<Revenue>;
  const money = { revenue: amount, currency };
  const co2_units = (values['carbon_units'] ?? 't') as ReturnUnits;
  return { period_start, period_end, ...money, co2_units, ...scopesOf(values, co2_units, co2_units) };
}

/** Returns the figures of a shared document for the partner's annual return. */
export function partnerFigures(doc_ids: readonly string[], values: Values): Values {
  const figures = doc_ids.includes('statement') ? ofStatement(values) : ofPartnerStatement(values);
  return given({ ...figures, quality: 'reported' });
}

/** Converts the figures to the unit of an existing return, whose other fields stay as they are. */
export function figuresIn(figures: Values, co2_units: ReturnUnits): Values {
  const from = figures['co2_units'] as ReturnUnits;
  const turned = SCOPE_FIGURES.map((name) => [name, emissionsIn(figures[name], from, co2_units)]);
  return given({ ...figures, co2_units, ...Object.fromEntries(turned) });
}
