import { getOrInsertComputed } from '../../map-get-or-insert';
import type { Plain } from '../../store/columns';
import type { Context, FollowUp, FollowingUnit } from '../rules';

/** Follow-ups of one transaction, collected from its changes. */
export interface GatheredFollowUps {
  /** A record was inserted (`before` null), removed (`after` null) or changed. */
  note(followUps: readonly FollowUp[], before: Plain | null, after: Plain | null): void;
  /** Runs every follow-up once. Their own changes do not trigger follow-ups. */
  run(unit: FollowingUnit, context: Context): Promise<void>;
}

/** Collects what follows from the changes of a unit of work, so that each follow-up runs once at its end. */
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
