import { refused } from '@lichen/contracts/api/problems';
import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { CONFIGURATION_TEXTS } from '@lichen/contracts/compliance/configurations/configuration-texts';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerCategory } from '@lichen/contracts/compliance/partner-category.entity';
import { SURVEY_DEMAND } from '@lichen/contracts/compliance/demands/demand-words';
import type { Entity } from '@lichen/contracts/entity/entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Read, Rules } from '../../../platform/engine/rules';
import { type AskedSurvey, askedSurvey, surveyErrors } from '../demands/demand.rules';
import { nameKey } from '../partners/name-key';
import { planOf } from './configuration-plan.query';
import { stagesOf } from './stages.query';
import type { Configuration } from './planned-of';

interface Facts {
  readonly isTaken: boolean;
  readonly unknown: { readonly category: boolean; readonly partner: boolean };
  /** Changed fields that sent demands depend on. */
  readonly frozen: readonly (keyof Configuration)[];
  /** True if the partners of an active configuration changed, so that demands must be synchronised again. */
  readonly isOtherwise: boolean;
  /** True if the configuration now demands something else than the demands it removed. */
  readonly isForOther: boolean;
  readonly demands: number;
  readonly survey: AskedSurvey;
}

/** Fields that sent demands depend on. */
const FROZEN: readonly (keyof Configuration)[] = [
  ...(['demand_type_id', 'survey_type_id', 'frequency', 'mandatory', 'requires_review', 'partner_override'] as const),
];
const WHAT: readonly (keyof Configuration)[] = ['demand_type_id', 'survey_type_id'];
const WHO: readonly (keyof Configuration)[] = ['role_id', 'custom_category', 'partner_ids'];

const isChanged = (before: Configuration, after: Configuration, name: keyof Configuration): boolean =>
  JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null);

async function hasUnknown(read: Read, entity: Entity, ids: readonly string[] | null): Promise<boolean> {
  if (!ids || ids.length === 0) return false;
  return (await read(entity).count({ where: { id: { in: ids } } })) < new Set(ids).size;
}

/** Returns newly listed partners. A listed partner that was deleted is ignored and must not block other changes. */
const added = ({ partner_ids: ids }: Configuration, before: Configuration | null): string[] =>
  (ids ?? []).filter((id) => !before?.partner_ids?.includes(id));

async function factsOf(read: Read, record: Configuration, before: Configuration | null): Promise<Facts> {
  const same = await read(complianceConfiguration).part(['_id'], { where: { name_key: nameKey(record.name) } });
  // While the configuration is active or unfinished, all its demands must have the same terms.
  const isAsking = before && (before.active || before.unfinished);
  const changed = isAsking ? [...FROZEN, ...WHO].filter((name) => isChanged(before, record, name)) : [];
  return {
    isTaken: same.some(({ _id }) => _id !== record._id),
    unknown: {
      category: await hasUnknown(read, partnerCategory, record.custom_category),
      partner: await hasUnknown(read, partner, added(record, before)),
    },
    frozen: FROZEN.filter((name) => changed.includes(name)),
    isOtherwise: before?.active === true && WHO.some((name) => changed.includes(name)),
    isForOther: before !== null && WHAT.some((name) => isChanged(before, record, name)),
    // On an update `record` is the new record; only on a removal is it the stored record itself.
    survey: await askedSurvey(read, record),
    demands: record === before ? await read(demand).count({ where: { config_id: record._id } }) : 0,
  };
}

export const configurationRules: Rules<typeof complianceConfiguration, Facts> = {
  defaults: {
    survey_type_id: null,
    mandatory: true,
    frequency: 'on_expiry',
    requires_review: true,
    partner_override: false,
  },
  initial: () => ({ active: false, working: false, unfinished: false, removed_on: null }),
  facts: (read, record, _context, before) => factsOf(read, record, before),
  check: (record, { isTaken, unknown, frozen, survey: asked }) => ({
    // Active demands outlive their survey.
    ...(record.active ? {} : surveyErrors(record, asked)),
    ...(isTaken ? { name: FIELD_TEXTS.taken } : {}),
    ...(unknown.category ? { custom_category: FIELD_TEXTS.unknownRecord } : {}),
    ...(unknown.partner ? { partner_ids: FIELD_TEXTS.unknownRecord } : {}),
    ...Object.fromEntries(frozen.map((name) => [name, CONFIGURATION_TEXTS.frozen])),
  }),
  derive: ({ name, demand_type_id, survey_type_id }, { isOtherwise, isForOther }) => ({
    name_key: nameKey(name),
    survey_type_id: demand_type_id === SURVEY_DEMAND ? survey_type_id : null,
    ...(isOtherwise ? { unfinished: true } : {}),
    ...(isForOther ? { removed_on: null } : {}),
  }),
  mayChange: ({ working }) => {
    if (working) throw refused(CONFIGURATION_TEXTS.working);
  },
  mayRemove: ({ active, working }, { demands }) => {
    if (working) throw refused(CONFIGURATION_TEXTS.working);
    if (active) throw refused(CONFIGURATION_TEXTS.deleteActive);
    if (demands > 0) throw refused(CONFIGURATION_TEXTS.unfinished);
  },
  questions: { stages: ({ record, read }) => stagesOf(read, record), plan: ({ record, read }) => planOf(read, record) },
};
