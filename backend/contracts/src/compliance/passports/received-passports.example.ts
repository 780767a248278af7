import type { Examples } from '../../entity/examples';

/** Returns a different fingerprint for each number. */
const fingerprint = (number: number) => number.toString(16).padStart(64, '0');

export const examples: Examples = {
  trusted_signers: {
    draft: ({ next }) => ({
      ...{ name: 'A supplier', fingerprint: fingerprint(next()), compared: 'Read out on the telephone' },
    }),
  },
  received_passports: {
    inputs: {
      take: { demand_id: 'none', file: 'files/policy.pdf' },
      take_return: { partner_id: 'none', year: 2025 },
    },
  },
};
