import type { Changed } from '@lichen/contracts/api/events';

/** In milliseconds: long enough to collect the rows of a bulk write, too short to be noticed. */
const WINDOW_MS = 50;

/**
 * Merges changes of one list of a company within `WINDOW_MS`, so that a bulk write of 10,000 rows is one event. The
 * event of a single record keeps its id.
 */
export function coalesce(send: (companyId: string, changed: Changed) => void) {
  const waiting = new Map<string, { companyId: string; changed: Changed; timer: NodeJS.Timeout }>();

  const release = (key: string) => {
    const found = waiting.get(key);
    waiting.delete(key);
    if (found) send(found.companyId, found.changed);
  };

  return {
    add: (companyId: string, changed: Changed): void => {
      const key = JSON.stringify([companyId, changed.kind, changed.entity]);
      const found = waiting.get(key);
      if (found) found.changed = joined(found.changed, changed);
      else waiting.set(key, { companyId, changed, timer: setTimeout(() => release(key), WINDOW_MS) });
    },
    flush: (): void => {
      for (const [key, { timer }] of waiting) {
        clearTimeout(timer);
        release(key);
      }
    },
  };
}

function joined(first: Changed, second: Changed): Changed {
  if (first.id !== undefined && first.id === second.id)
    return (second.version ?? 0) >= (first.version ?? 0) ? second : first;
  return { entity: first.entity, kind: first.kind };
}
