import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { Use } from '@lichen/contracts/api/problems';
import { location } from '@lichen/contracts/business/location.entity';
import { CHAT_ROWS } from '@lichen/contracts/compliance/chat/chat-rows';
import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { PARTNER_USES } from '@lichen/contracts/compliance/partner-uses';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { usesOf } from '../../../platform/engine/integrity/uses';
import type { Read } from '../../../platform/engine/rules';

type Partner = RecordOf<typeof partner>;

/** Records removed together with a partner, and records that prevent its removal. */
export interface GoingWithPartner {
  contacts: RecordOf<typeof partnerContact>[];
  returns: RecordOf<typeof partnerReturn>[];
  /** Demands, submissions, requests, checks and conversations of the partner. */
  asked: readonly { readonly entity: Entity; readonly record: object }[];
  uses: readonly Use[];
}

const NAMING = {
  activities: { entity: activity, field: 'partner_id', words: PARTNER_USES.activities },
  locations: { entity: location, field: 'lessor_partner_id', words: PARTNER_USES.locations },
};

/** Empty result, for changes other than a removal. */
export const STAYING: GoingWithPartner = { contacts: [], returns: [], asked: [], uses: [] };

const ASKED: readonly Entity[] = [demand, submission, complianceRequest, complianceCheck, ...CHAT_ROWS];

async function askedOf(read: Read, { _id }: Partner): Promise<GoingWithPartner['asked']> {
  const found = ASKED.map(async (entity) =>
    (await read(entity).list({ where: { partner_id: _id } })).map((record) => ({ entity, record })),
  );
  return (await Promise.all(found)).flat();
}

/** Reads the records that are removed together with a partner, and those that prevent its removal. */
export async function goingWith(read: Read, record: Partner): Promise<GoingWithPartner> {
  const { _id } = record;
  const ofPartner = { where: { partner_id: _id } };
  return {
    contacts: await read(partnerContact).list(ofPartner),
    returns: await read(partnerReturn).list(ofPartner),
    asked: await askedOf(read, record),
    uses: await usesOf(read, NAMING, _id),
  };
}
