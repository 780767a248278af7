import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { given, type Maker } from './maker';

const FROM = {
  ...{ partner_id: 'partner_id', period_start: 'period_start', period_end: 'period_end', revenue: 'revenue' },
  ...{ co2_units: 'carbon_units', scope1_co2: 'scope1', scope2_co2: 'scope2', scope3_co2: 'scope3' },
};

interface Revenue {
  readonly amount: number;
  readonly currency: string;
}

/** Turns the statement of a partner into its return for the period, with the quality `reported`. */
export const makePartnerReturn: Maker = (values) => {
  const read = Object.fromEntries(Object.entries(FROM).map(([to, field]) => [to, values[field]]));
  const { amount, currency } = (values['revenue'] ?? {}) as Partial<Revenue>;
  const draft = given({ ...read, revenue: amount, currency, quality: 'reported' });
  return [{ entity: partnerReturn as unknown as Entity, draft, from: FROM }];
};
