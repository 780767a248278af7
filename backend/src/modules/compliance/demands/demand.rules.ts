import { refused } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Rules } from '../../../platform/engine/rules';

export type Demand = RecordOf<typeof demand>;
export type Submission = RecordOf<typeof submission>;

/** Of a submission that is taken back, kind, dates and decisions stay; what was said and shown is gone. */
export const EMPTIED = { prep_data: null, shared_doc: null, score: null, message: null } as const;

interface Facts {
  /** The demands of this type that ask the partner for themselves. */
  readonly same: readonly { readonly _id: string }[];
  /** What goes with it. */
  readonly submissions: readonly Submission[];
}

const keyOf = ({ partner_id, demand_type_id }: Pick<Demand, 'partner_id' | 'demand_type_id'>): string =>
  `${partner_id} ${demand_type_id}`;

const BLANK = {
  status: 'new',
  partner_level: true,
  overridden: false,
  inforce: false,
  compliant: false,
  non_compliant_reason: 'not_connected',
  submitted: false,
  for_review: false,
  for_renewal: false,
  submission_count: 0,
  has_errors: false,
} as const;

export const demandRules: Rules<typeof demand, Facts> = {
  defaults: { mandatory: true, frequency: 'on_expiry', requires_review: true },
  initial: () => BLANK,
  facts: async (read, record, _context, before) => ({
    same: before ? [] : await read(demand).part(['_id'], { where: { demand_key: keyOf(record) }, limit: 1 }),
    // A change hands over the record as it will be; only a removal hands over the stored one twice.
    submissions: record === before ? await read(submission).list({ where: { demand_id: record._id } }) : [],
  }),
  check: (_record, { same }) => (same.length > 0 ? { demand_type_id: DEMAND_TEXTS.askedAlready } : {}),
  derive: (record) => ({ demand_key: keyOf(record) }),
  mayRemove: ({ partner_level }) => {
    if (!partner_level) throw refused(DEMAND_TEXTS.createdByConfig);
  },
  effects: ({ after }, { submissions }) =>
    after
      ? []
      : submissions.map((record) => ({
          ...{ kind: 'remove', entity: submission as Entity },
          record: record as unknown as RecordOf<Entity>,
        })),
};
