import type { profile } from '@lichen/contracts/identity/profile.entity';
import type { Rules } from '../../../platform/engine/rules';

export const profileRules: Rules<typeof profile> = {
  actions: {
    set_lang: ({ input }) => ({ lang: input.lang }),
  },
};
