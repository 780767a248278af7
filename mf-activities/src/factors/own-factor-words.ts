import type { OWN_FACTOR_KINDS } from '@lichen/contracts/activities/factors/own-factor.entity';

export const KIND_WORDS: Record<(typeof OWN_FACTOR_KINDS)[number], string> = {
  supplier_tariff: 'Tariff or statement of the supplier',
  contractual_instrument: 'Contract for power (PPA, certificate)',
  own_measurement: 'Own measurement',
};
