import { type Diff, MASKED } from '@lichen/contracts/identity/audit/audit-log.entity';

/** Replaces a value by the mask; null stays null, so that a reader sees whether there was a value. */
export const masked = (value: unknown) => (value === null ? null : MASKED);

/** Returns the names of changed fields with their values masked. */
export const maskedDiff = (diff: Diff): Diff =>
  Object.fromEntries(
    Object.entries(diff).map(([name, { from, to }]) => [name, { from: masked(from), to: masked(to) }]),
  );
