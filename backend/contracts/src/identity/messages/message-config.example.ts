import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  message_config: {
    change: ({ next }) => ({ country_code: '+44', tel_number: `7700 9${String(next()).padStart(5, '0')}` }),
  },
};
