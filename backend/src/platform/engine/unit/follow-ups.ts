import { getOrInsertComputed } from '../../map-get-or-insert';
import type { Plain } from '../../store/columns';
import type { Context, FollowUp, FollowingUnit } from '../rules';

/** What the changes of one transaction mean for records that rest on the changed ones. */
export interface GatheredFollowUps {
  /** A record came (`before` null), went (`after` null) or changed. */
  note(followUps: readonly FollowUp[], before: Plain | null, after: Plain | null): void;
  /** Does all of it once. What it changes itself is in step already. */
  run(unit: FollowingUnit, context: Context): Promise<void>;
}

export function gatheredFollowUps(): GatheredFollowUps {
  let noted = new Map<FollowUp, unknown[]>();
  return {
    note: (followUps, before, after) => {
      for (const followUp of followUps) {
        const found = followUp.of(before, after);
        if (found.length > 0) getOrInsertComputed(noted, followUp, (): unknown[] => []).push(...found);
      }
    },
    run: async (unit, context) => {
      const due = noted;
      noted = new Map();
      for (const [followUp, of] of due) await followUp.run(of, unit, context);
    },
  };
}
