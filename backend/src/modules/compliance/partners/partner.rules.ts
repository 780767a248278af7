import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerCategory } from '@lichen/contracts/compliance/partner-category.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { type FieldErrors, InUse } from '@lichen/contracts/api/problems';
import { PARTNER_USE_TEXTS } from '@lichen/contracts/compliance/partner-uses';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Effect, Read, Rules } from '../../../platform/engine/rules';
import { type GoingWithPartner, goingWith, STAYING } from './going-with-partner.query';
import { nameKey } from './name-key';

type Partner = RecordOf<typeof partner>;

interface Facts {
  isTaken: boolean;
  hasUnknownCategory: boolean;
  /** Loaded only before a removal. */
  going: GoingWithPartner;
}

async function hasUnknownCategory(read: Read, { custom_category: ids }: Partner): Promise<boolean> {
  if (!ids || ids.length === 0) return false;
  return (await read(partnerCategory).count({ where: { id: { in: ids } } })) < new Set(ids).size;
}

const removal = (entity: Entity, record: object): Effect => ({
  kind: 'remove',
  entity,
  record: record as RecordOf<Entity>,
});

function checkPartner(_partner: Partner, { isTaken, hasUnknownCategory: isUnknown }: Facts): FieldErrors {
  return {
    ...(isTaken ? { name: FIELD_TEXTS.taken } : {}),
    ...(isUnknown ? { custom_category: FIELD_TEXTS.unknownRecord } : {}),
  };
}

export const partnerRules: Rules<typeof partner, Facts> = {
  defaults: { share_news: false },
  initial: () => ({ invite_status: 'none' }),
  facts: async (read, record, _context, before) => {
    const same = await read(partner).list({ where: { name_key: nameKey(record.name) }, limit: 2 });
    return {
      isTaken: same.some((other) => other._id !== record._id),
      hasUnknownCategory: await hasUnknownCategory(read, record),
      // On an update `record` is the new record; only on a removal is it the stored record itself.
      going: record === before ? await goingWith(read, record) : STAYING,
    };
  },
  check: checkPartner,
  derive: ({ name }) => ({ name_key: nameKey(name) }),
  mayRemove: (_partner, { going }) => {
    if (going.uses.length > 0) throw new InUse(PARTNER_USE_TEXTS.refused, going.uses, PARTNER_USE_TEXTS.remedy);
  },
  effects: ({ after }, { going }) =>
    after
      ? []
      : [
          ...going.contacts.map((contact) => removal(partnerContact, contact)),
          ...going.returns.map((each) => removal(partnerReturn, each)),
          ...going.asked.map(({ entity, record }) => removal(entity, record)),
        ],
};
