import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Rules } from '../../../platform/engine/rules';
import type { ActivityFacts } from './activity.rules';

/** What follows from the other fields of a record, and what was stored before it; null of a new one. */
type Settling<E extends Entity> = ActivityFacts & {
  readonly settled: Partial<RecordOf<E>>;
  readonly stored: RecordOf<E> | null;
};

/** Keeps fields that say the same in two ways in step, before anything is calculated of them. */
export function withSettled<E extends Entity>(
  { facts, derive, effects, check, ...rest }: Rules<E, ActivityFacts>,
  settle: (now: RecordOf<E>, before: RecordOf<E> | null) => Partial<RecordOf<E>>,
): Rules<E, Settling<E>> {
  return {
    ...rest,
    facts: async (read, record, context, before) => {
      const stored = before === record ? null : before;
      const settled = settle(record, stored);
      const found = (await facts?.(read, { ...record, ...settled }, context, before)) as ActivityFacts;
      return { ...found, settled, stored };
    },
    derive: (record, known, context) => ({
      ...derive?.({ ...record, ...known.settled }, known, context),
      ...known.settled,
    }),
    ...(check ? { check } : {}),
    ...(effects ? { effects } : {}),
  };
}
