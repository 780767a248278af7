import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  annual_statements: {
    draft: ({ next }) => ({
      ...{ year: 1900 + (next() % 300), revenue: 1_250_000.5, fte_staff: 71.4, units: 't', method: 'adjusted' },
      ...{ manual_scope3: 18.4, reason_scope3: 'Couriers, estimate' },
    }),
    change: ({ next }) => ({ fte_staff: 70 + next() }),
  },
};
