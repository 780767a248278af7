import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerCategory } from '@lichen/contracts/compliance/partner-category.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { type FieldErrors, InUse, type Use } from '@lichen/contracts/api/problems';
import { PARTNER_USE_TEXTS, PARTNER_USES } from '@lichen/contracts/compliance/partner-uses';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { usesOf } from '../../../platform/engine/integrity/uses';
import type { Effect, Read, Rules } from '../../../platform/engine/rules';
import { nameKey } from './name-key';

type Partner = RecordOf<typeof partner>;

interface Facts {
  isTaken: boolean;
  hasUnknownCategory: boolean;
  /** Asked before a removal only. */
  going: {
    contacts: RecordOf<typeof partnerContact>[];
    returns: RecordOf<typeof partnerReturn>[];
    /** What the company asks of it, and what it asks of the company. */
    asked: readonly { readonly entity: Entity; readonly record: object }[];
    uses: readonly Use[];
  };
}

const NAMING = {
  activities: { entity: activity, field: 'partner_id', words: PARTNER_USES.activities },
  locations: { entity: location, field: 'lessor_partner_id', words: PARTNER_USES.locations },
};

const STAYING: Facts['going'] = { contacts: [], returns: [], asked: [], uses: [] };

async function hasUnknownCategory(read: Read, { custom_category: ids }: Partner): Promise<boolean> {
  if (!ids || ids.length === 0) return false;
  return (await read(partnerCategory).count({ where: { id: { in: ids } } })) < new Set(ids).size;
}

const ASKED: readonly Entity[] = [demand, submission, complianceRequest, complianceCheck];

async function askedOf(read: Read, { _id }: Partner): Promise<Facts['going']['asked']> {
  const found = ASKED.map(async (entity) =>
    (await read(entity).list({ where: { partner_id: _id } })).map((record) => ({ entity, record })),
  );
  return (await Promise.all(found)).flat();
}

async function goingWith(read: Read, record: Partner): Promise<Facts['going']> {
  const { _id } = record;
  const ofPartner = { where: { partner_id: _id } };
  return {
    contacts: await read(partnerContact).list(ofPartner),
    returns: await read(partnerReturn).list(ofPartner),
    asked: await askedOf(read, record),
    uses: await usesOf(read, NAMING, _id),
  };
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
      // A change hands over the record as it will be; only a removal hands over the stored one twice.
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
