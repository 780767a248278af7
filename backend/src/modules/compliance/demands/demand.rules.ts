import { type FieldErrors, refused } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { SURVEY_DEMAND } from '@lichen/contracts/compliance/demands/demand-words';
import { survey } from '@lichen/contracts/compliance/survey.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Effect, Read, Rules } from '../../../platform/engine/rules';

export type Demand = RecordOf<typeof demand>;
export type Submission = RecordOf<typeof submission>;

/** Values that clear the content of a recalled submission; its type, dates and decision stay. */
export const EMPTIED = { prep_data: null, shared_doc: null, score: null, message: null, returned: null } as const;

interface Facts {
  /** Another demand with the same key. */
  readonly same: readonly { readonly _id: string }[];
  /** Submissions removed with the demand, or moved back to the demands that it replaced. */
  readonly submissions: readonly Submission[];
  readonly replaced: readonly Pick<Demand, '_id'>[];
  /** The survey that is demanded. */
  readonly asked: AskedSurvey;
  readonly isNew: boolean;
}

type Key = Pick<Demand, 'partner_id' | 'demand_type_id' | 'config_id' | 'survey_type_id'>;

type TypeOfDemand = Pick<Demand, 'demand_type_id' | 'survey_type_id'>;

/** Returns what is demanded as a key: the type, and for surveys the id of the survey. */
export const askedOf = ({ demand_type_id, survey_type_id }: TypeOfDemand): string =>
  survey_type_id ? `${demand_type_id} ${survey_type_id}` : demand_type_id;

/**
 * Returns the unique key of a demand: partner and configuration, or partner and what is demanded. A partner can have
 * several surveys, each once.
 */
export const keyOf = (key: Key): string => `${key.partner_id} ${key.config_id ?? askedOf(key)}`;

/** The survey that a demand asks for; null for a document. */
export type AskedSurvey = RecordOf<typeof survey> | null;

/** Returns the survey that is demanded; null without one. */
export const askedSurvey = async (
  read: Read,
  { survey_type_id }: Pick<TypeOfDemand, 'survey_type_id'>,
): Promise<AskedSurvey> => (survey_type_id === null ? null : ((await read(survey).find(survey_type_id)) ?? null));

/** Returns errors of a survey demand: no survey chosen, or a survey without a published version. */
export function surveyErrors({ demand_type_id, survey_type_id }: TypeOfDemand, asked: AskedSurvey): FieldErrors {
  if (demand_type_id !== SURVEY_DEMAND) return {};
  if (survey_type_id === null) return { survey_type_id: DEMAND_TEXTS.surveyNeeded };
  return asked?.version_hash ? {} : { survey_type_id: DEMAND_TEXTS.surveyUnpublished };
}

/** Starting values of a new demand. */
export const BLANK = {
  status: 'new',
  partner_level: true,
  overridden: false,
  left_config: false,
  inforce: false,
  compliant: false,
  non_compliant_reason: 'not_connected',
  submitted: false,
  for_review: false,
  for_renewal: false,
  submission_count: 0,
  has_errors: false,
} as const;

/** Returns the demands of configurations that the partner's own demand replaces. */
async function replacedBy(read: Read, own: Demand) {
  const { partner_id, demand_type_id } = own;
  const found = await read(demand).part(['_id', 'demand_type_id', 'survey_type_id'], {
    where: { partner_id, demand_type_id, partner_level: 0, overridden: 1 },
  });
  return found.filter((each) => askedOf(each) === askedOf(own));
}

/**
 * Moves submissions back to the replaced demands. If one share answered the demands of several configurations, each of
 * them gets one of its submissions.
 */
function givenBack(submissions: readonly Submission[], replaced: Facts['replaced']): Effect[] {
  const times = new Map<string, number>();
  return submissions.map((each): Effect => {
    const what = { entity: submission as Entity, record: each as unknown as RecordOf<Entity> };
    const share = each.share_id;
    const nth = times.get(share) ?? 0;
    times.set(share, nth + 1);
    const to = replaced[nth % Math.max(1, replaced.length)];
    return to ? { kind: 'update', ...what, changes: { demand_id: to._id } } : { kind: 'remove', ...what };
  });
}

export const demandRules: Rules<typeof demand, Facts> = {
  defaults: { survey_type_id: null, mandatory: true, frequency: 'on_expiry', requires_review: true },
  initial: () => BLANK,
  facts: async (read, record, _context, before) => ({
    same: before ? [] : await read(demand).part(['_id'], { where: { demand_key: keyOf(record) }, limit: 1 }),
    // On an update `record` is the new record; only on a removal is it the stored record itself.
    asked: await askedSurvey(read, record),
    isNew: before === null,
    submissions: record === before ? await read(submission).list({ where: { demand_id: record._id } }) : [],
    replaced: record === before ? await replacedBy(read, record) : [],
  }),
  check: (record, facts) => ({
    ...(facts.same.length > 0 ? { demand_type_id: DEMAND_TEXTS.askedAlready } : {}),
    // An existing demand outlives its survey.
    ...(facts.isNew ? surveyErrors(record, facts.asked) : {}),
  }),
  derive: (record, { asked }) => {
    const isSurvey = record.demand_type_id === SURVEY_DEMAND;
    return {
      survey_type_id: isSurvey ? record.survey_type_id : null,
      survey_hash: isSurvey ? (record.survey_hash ?? asked?.version_hash ?? null) : null,
      survey_name: isSurvey ? (asked?.survey_name ?? record.survey_name) : null,
      demand_key: keyOf(record),
    };
  },
  mayRemove: ({ partner_level }) => {
    if (!partner_level) throw refused(DEMAND_TEXTS.createdByConfig);
  },
  effects: ({ after }, { submissions, replaced }) => (after ? [] : givenBack(submissions, replaced)),
};
