import type { Server } from 'node:http';
import type { PushEvents } from '@lichen/contracts/api/events';

/** Tells open pages what changed. Rooms are companies and people; a socket joins only those of its session. */
export interface Push {
  toCompany<E extends keyof PushEvents>(companyId: string, event: E, payload: PushEvents[E]): void;
  toUser<E extends keyof PushEvents>(companyId: string, userId: string, event: E, payload: PushEvents[E]): void;
  /** Everybody who is logged in, of every company: so it names nothing that some of them may not open. */
  toAll(event: 'release'): void;
  /** Cuts the sockets of ended sessions, on every process. */
  cut(sessionHashes: readonly string[]): void;
  attach(server: Server): Promise<void>;
  stop(): Promise<void>;
}
