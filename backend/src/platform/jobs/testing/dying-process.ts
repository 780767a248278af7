import type { Database } from '../../store/database';
import type { JobTools } from '../job';

/** State that survives a process: the last committed checkpoint. */
export interface StoredState {
  checkpoint: unknown;
}

/** Job tools of a process that dies in the given batch, before its commit; 0 never dies. */
export function dyingIn(database: Database, batch: number, kept: StoredState): JobTools {
  let at = 0;
  return {
    signal: new AbortController().signal,
    checkpoint: kept.checkpoint,
    progress: async () => undefined,
    save: async () => undefined,
    step: async (work, next) => {
      at += 1;
      const dies = at === batch;
      const result = await database.transaction(async (tx) => {
        const answer = await work(tx);
        if (dies) throw new Error('the process is gone');
        return answer;
      });
      // Serialised as in the database.
      kept.checkpoint = JSON.parse(JSON.stringify(next));
      return result;
    },
  };
}
