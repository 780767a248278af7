import type { OWN_FACTOR_KINDS } from '@lichen/contracts/activities/factors/own-factor.entity';

export const KIND_WORDS: Record<(typeof OWN_FACTOR_KINDS)[number], string> = {
  supplier_tariff: 'Supplier tariff or statement',
  contractual_instrument: 'Contractual instrument (PPA, certificate)',
  own_measurement: 'Own measurement',
};
