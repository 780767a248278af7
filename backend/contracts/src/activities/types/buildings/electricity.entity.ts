import { defineEntity } from '../../../entity/entity';
import { about, boolean, choice, code, day, decimal, optional } from '../../../entity/fields';
import { TEXTS } from '../../../text/texts';
import {
  activityAccess,
  commonFields,
  headlineFields,
  invoiceFields,
  locationRef,
  partnerRef,
} from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import { readingType } from '../shared/reading-type';
import { measure } from '../shared/unit-choice';

/** Certificates and contracts that prove renewable electricity; only these change the market-based figure. */
export const INSTRUMENTS = ['none', 'REGO', 'GO', 'REC', 'I-REC', 'PPA', 'supplier_tariff'] as const;

/** Purchased electricity of one meter over one period. Scope 2; grid losses and upstream emissions count in scope 3. */
export const electricityActivity = defineEntity({
  name: 'electricity_activitys',
  label: 'Electricity',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    location_id: locationRef(),
    self_produced: about(boolean('Self produced'), 'Counted as energy and as 0 in scope 2; default false'),
    partner_id: optional(partnerRef()),
    electricity_grid: about(
      optional(code('Electricity grid', 'electricity_grids')),
      'Defaults to that of the location',
    ),
    ...invoiceFields,
    from: day('From'),
    to: day('To'),
    amount: decimal('Amount'),
    units: measure('Units', ['kWh', 'MWh', 'GWh', 'GJ']),
    reading_type: readingType,
    renewable_amount: about(
      decimal('Renewable amount'),
      'In the same units. Affects the market-based figure only, and only with an instrument',
    ),
    renewable_percent: optional(decimal('Renewable percent', { max: 100, scale: 2 })),
    instrument: optional(choice('Proof of renewable power', INSTRUMENTS)),
    supplier_factor: about(
      optional(decimal('Supplier factor, kg CO₂e per kWh', { max: 10, scale: 10 })),
      'Supplier rate for electricity not covered by an instrument, market-based',
    ),
    ...commonFields,
  },
  derived: headlineFields,
  ...activityAccess,
  check: (draft) => {
    const { from, to, amount, renewable_amount: renewable } = draft as Record<string, number | undefined>;
    return {
      ...(from !== undefined && to !== undefined && from > to ? { from: TEXTS.beforeEnd } : {}),
      ...(amount !== undefined && renewable !== undefined && renewable > amount
        ? { renewable_amount: 'Must not be more than the amount' }
        : {}),
    };
  },
});
