import type { FindingKind, FindingParam } from '@lichen/contracts/activities/checks.call';
import type { Checked } from './checked';

/** One case a check found: the record it is about, and the others that belong to it. */
export interface Case {
  readonly key: string;
  readonly kind: FindingKind;
  readonly record: Checked;
  readonly others: readonly Checked[];
  readonly from: number;
  readonly to: number;
  readonly params: Record<string, FindingParam>;
}

interface Found {
  readonly kind: FindingKind;
  /** What makes it this case and no other; without it, the records of the case. */
  readonly of?: string;
  readonly others?: readonly Checked[];
  readonly from?: number;
  readonly to?: number;
  readonly params?: Record<string, FindingParam>;
}

export const caseOf = (record: Checked, { kind, of, others = [], from, to, params = {} }: Found): Case => ({
  key: `${kind}:${of ?? [record.id, ...others.map(({ id }) => id)].join(':')}`,
  ...{ kind, record, others },
  from: from ?? record.from,
  to: to ?? record.to,
  params,
});

export const ofDays = (from: number, to: number): Record<string, FindingParam> => ({
  from: { day: from },
  to: { day: to },
});
