import { refused } from '@lichen/contracts/api/problems';
import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { CONFIGURATION_TEXTS } from '@lichen/contracts/compliance/configurations/configuration-texts';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerCategory } from '@lichen/contracts/compliance/partner-category.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Effect, Rules } from '../../../platform/engine/rules';
import { nameKey } from './name-key';

interface Facts {
  isTaken: boolean;
  members: readonly RecordOf<typeof partner>[];
  /** True if a configuration names the category. Without it, the configuration could ask every partner. */
  isAsked: boolean;
}

const without = (member: RecordOf<typeof partner>, id: string): Effect => {
  const custom_category = (member.custom_category ?? []).filter((each) => each !== id);
  return {
    kind: 'update',
    entity: partner,
    record: member as unknown as RecordOf<Entity>,
    changes: { custom_category },
  };
};

/** Names are unique regardless of case. A category that a configuration uses cannot be deleted. */
export const partnerCategoryRules: Rules<typeof partnerCategory, Facts> = {
  facts: async (read, { _id, name }, _context, before) => {
    const same = await read(partnerCategory).list({ where: { name_key: nameKey(name) }, limit: 2 });
    const asks = { where: { custom_category: { hasAny: [_id] } }, limit: 1 };
    const isAsked = before !== null && (await read(complianceConfiguration).part(['_id'], asks)).length > 0;
    const members = before ? await read(partner).list({ where: { custom_category: { hasAny: [_id] } } }) : [];
    return { isTaken: same.some((other) => other._id !== _id), members, isAsked };
  },
  check: (_category, { isTaken }) => (isTaken ? { name: FIELD_TEXTS.taken } : {}),
  derive: ({ name }) => ({ name_key: nameKey(name) }),
  mayRemove: (_category, { isAsked }) => {
    if (isAsked) throw refused(CONFIGURATION_TEXTS.categoryInUse);
  },
  /** Removes a deleted category from its partners. */
  effects: ({ before, after }, { members }) =>
    before && !after ? members.map((member) => without(member, before._id)) : [],
};
