import type { Server } from 'node:http';
import type { PushEvents } from '@lichen/contracts/api/events';

/** Sends events to open pages. Rooms are companies and people; a socket joins only those of its session. */
export interface Push {
  toCompany<E extends keyof PushEvents>(companyId: string, event: E, payload: PushEvents[E]): void;
  toUser<E extends keyof PushEvents>(companyId: string, userId: string, event: E, payload: PushEvents[E]): void;
  /** Sends to all logged-in people of every company, so the event carries no data. */
  toAll(event: 'release'): void;
  /** Disconnects the sockets of ended sessions, in every process. */
  cut(sessionHashes: readonly string[]): void;
  attach(server: Server): Promise<void>;
  stop(): Promise<void>;
}
