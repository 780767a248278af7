import { partner } from '@lichen/contracts/compliance/partner.entity';
import { FIELD_TEXTS } from '@lichen/contracts/texts';
import type { Rules } from '../../platform/engine/rules';

interface Facts {
  isTaken: boolean;
}

/** The name as it is compared: `Acme Ltd` and `ACME LTD` are one partner. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

export const partnerRules: Rules<typeof partner, Facts> = {
  defaults: { share_news: false },
  initial: () => ({ invite_status: 'none' }),
  facts: async (read, { _id, name }) => {
    const same = await read(partner).list({ where: { name_key: nameKey(name) }, limit: 2 });
    return { isTaken: same.some((other) => other._id !== _id) };
  },
  check: (_partner, { isTaken }) => (isTaken ? { name: FIELD_TEXTS.taken } : {}),
  derive: ({ name }) => ({ name_key: nameKey(name) }),
};
