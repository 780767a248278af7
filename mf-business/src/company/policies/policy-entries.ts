import type { policy } from '@lichen/contracts/business/company/policy.entity';
import { COMPLETE_WORDS, policyState, type PolicyState } from '@lichen/contracts/business/company/policy-state';
import {
  STANDARD_POLICIES,
  STANDARD_POLICY_IDS,
  type StandardPolicyId,
} from '@lichen/contracts/business/company/standard-policies';
import type { RecordOf } from '@lichen/contracts/entity/entity';

/** A policy as the API returns it, with the person who last saved it. */
export type Policy = RecordOf<typeof policy> & { saver?: { first_name: string; last_name: string } | null };

/** An entry of the list: a standard policy, stored or not, or one of the company's own. */
export interface PolicyEntry {
  /** Value of the query parameter: the id of the standard policy, or else of the record. */
  readonly key: string;
  readonly standard: StandardPolicyId | null;
  /** In English for a standard policy; as entered for one of the company's own. */
  readonly name: string;
  readonly stored: Policy | null;
  readonly state: PolicyState;
}

const standardEntry = (id: StandardPolicyId, stored: Policy | undefined): PolicyEntry => ({
  key: id,
  standard: id,
  name: STANDARD_POLICIES[id].label,
  stored: stored ?? null,
  state: stored ? policyState(stored) : 'empty',
});

/** Returns the ten standard policies in their order, followed by the company's own in the order given. */
export function policyEntries(policies: readonly Policy[]): PolicyEntry[] {
  const standard = STANDARD_POLICY_IDS.map((id) =>
    standardEntry(
      id,
      policies.find((one) => one.id === id),
    ),
  );
  const own = policies
    .filter(({ id }) => id === null)
    .map((stored): PolicyEntry => {
      return { key: stored._id, standard: null, name: stored.name, stored, state: policyState(stored) };
    });
  return [...standard, ...own];
}

/** Returns the number of words that are missing until the text counts as complete. */
export const wordsShort = (words: number): number => Math.max(0, COMPLETE_WORDS - words);
