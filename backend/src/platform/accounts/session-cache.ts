import type { Clock } from '../clock';
import type { Session } from './accounts';
import type { Invalidation } from './broadcast';

const LIFE_MS = 5_000;
const MOST = 20_000;

/** Sessions cached in this process, by the hash of their id. */
export interface SessionCache {
  get(hash: string): Session | undefined;
  /** `since` is the value of `epoch` before the session was read: a session read before a revocation is not cached. */
  keep(session: Session, since: number): void;
  epoch(): number;
  drop(stale: Invalidation): void;
}

/** Caches sessions for seconds, so that the twenty requests of a page read the database once. */
export function makeSessionCache(clock: Clock): SessionCache {
  const kept = new Map<string, { session: Session; until: number }>();
  let epoch = 0;

  const isMeant = ({ companyId, userId, hash }: Invalidation, session: Session) =>
    (companyId === undefined || session.companyId === companyId) &&
    (userId === undefined || session.userId === userId) &&
    (hash === undefined || session.hash === hash);

  return {
    epoch: () => epoch,
    get: (hash) => {
      const found = kept.get(hash);
      if (found && found.until > clock.now()) return found.session;
      kept.delete(hash);
      return undefined;
    },
    keep: (session, since) => {
      if (since !== epoch) return;
      if (kept.size >= MOST) kept.delete(kept.keys().next().value as string);
      kept.set(session.hash, { session, until: clock.now() + LIFE_MS });
    },
    drop: (stale) => {
      epoch += 1;
      for (const [hash, { session }] of kept) if (isMeant(stale, session)) kept.delete(hash);
    },
  };
}
