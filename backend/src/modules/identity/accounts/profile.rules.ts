import type { profile } from '@lichen/contracts/identity/profile.entity';
import { unwantedAfter } from '@lichen/contracts/identity/mails/mail-topics';
import type { Rules } from '../../../platform/engine/rules';

export const profileRules: Rules<typeof profile> = {
  actions: {
    set_lang: ({ input }) => ({ lang: input.lang }),
    set_mails: ({ record, input: { topic, wanted } }) => ({ unwanted_mails: unwantedAfter(record, topic, wanted) }),
  },
};
