import type { policy } from '@lichen/contracts/business/company/policy.entity';
import { COMPLETE_WORDS, policyState, type PolicyState } from '@lichen/contracts/business/company/policy-state';
import {
  STANDARD_POLICIES,
  STANDARD_POLICY_IDS,
  type StandardPolicyId,
} from '@lichen/contracts/business/company/standard-policies';
import type { RecordOf } from '@lichen/contracts/entity/entity';

/** A policy as answers show it: with the person who wrote it last. */
export type Policy = RecordOf<typeof policy> & { saver?: { first_name: string; last_name: string } | null };

/** One line of the list: a standard policy, saved or not, or one of the company's own. */
export interface PolicyEntry {
  /** Name in the address: the standard's id, or the record's. */
  readonly key: string;
  readonly standard: StandardPolicyId | null;
  /** English for a standard one; what the company called its own. */
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

/** The ten standard policies in their order, then the company's own by name. */
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

/** Words still to be written until the text is complete. */
export const wordsShort = (words: number): number => Math.max(0, COMPLETE_WORDS - words);
