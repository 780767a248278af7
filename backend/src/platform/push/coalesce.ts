import type { Changed } from '@lichen/contracts/api/events';

/** Long enough to hold the rows of a bulk write, too short for a person to notice. */
const WINDOW_MS = 50;

/**
 * Joins what changed in one list of one company within a moment, so that a bulk write of 10,000 rows is one event.
 * An event of one record keeps its id; one of several has none.
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
