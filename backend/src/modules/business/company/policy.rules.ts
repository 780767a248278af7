import { POLICY_TEXTS, policy } from '@lichen/contracts/business/company/policy.entity';
import { policyState, wordCount } from '@lichen/contracts/business/company/policy-state';
import { STANDARD_POLICIES } from '@lichen/contracts/business/company/standard-policies';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { refused } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Rules } from '../../../platform/engine/rules';

type Policy = RecordOf<typeof policy>;

interface Facts {
  before: Policy | null;
  others: readonly Policy[];
}

const nameOf = ({ id, name }: Pick<Policy, 'id' | 'name'>): string => (id ? STANDARD_POLICIES[id].label : name);

const isSame = (one: Policy, other: Policy): boolean =>
  one.required === other.required && one.content === other.content && one.justification === other.justification;

function lockedErrors(record: Policy, before: Policy): Record<string, string> {
  return {
    ...(record.id === before.id ? {} : { id: POLICY_TEXTS.locked }),
    ...(nameOf(record) === before.name ? {} : { name: POLICY_TEXTS.locked }),
  };
}

function takenErrors(record: Policy, others: readonly Policy[]): Record<string, string> {
  const word = nameOf(record).toLowerCase();
  return {
    ...(record.id && others.some(({ id }) => id === record.id) ? { id: FIELD_TEXTS.taken } : {}),
    ...(others.some(({ name }) => name.toLowerCase() === word) ? { name: FIELD_TEXTS.taken } : {}),
  };
}

export const policyRules: Rules<typeof policy, Facts> = {
  defaults: { required: true },
  // A standard policy takes its name from the standard list.
  complete: async (_read, { id }) =>
    typeof id === 'string' && Object.hasOwn(STANDARD_POLICIES, id)
      ? { name: STANDARD_POLICIES[id as keyof typeof STANDARD_POLICIES].label }
      : {},
  initial: () => ({ num_words: 0, has_uploaded_doc: false }),
  facts: async (read, record, _context, before) => ({
    before,
    others: before ? [] : (await read(policy).list({})).filter(({ _id }) => _id !== record._id),
  }),
  check: (record, { before, others }) => (before ? lockedErrors(record, before) : takenErrors(record, others)),
  derive: (record, { before }, { userId }) => ({
    name: nameOf(record),
    num_words: wordCount(record.content),
    saved_by: before && isSame(record, before) ? record.saved_by : userId,
  }),
  mayRemove: ({ id }) => {
    if (id) throw refused(POLICY_TEXTS.standardStays);
  },
  present: (record) => ({ completeness: policyState(record) }),
};
