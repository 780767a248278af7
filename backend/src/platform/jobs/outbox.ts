import type { Sql } from '../store/sql';

/** Something that happened, written in the transaction in which it happened and delivered at least once. */
export interface DomainEvent {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string | null;
  /** `{entity}.{created|updated|removed|action}` such as `locations.updated`. */
  readonly type: string;
  readonly payload: Record<string, unknown>;
  readonly at: number;
}

export interface Listener {
  /** Unique; an event is handled once by each listener. */
  readonly name: string;
  /** Event types it wants; a trailing `*` takes all of an entity. */
  readonly on: readonly string[];
  handle(event: DomainEvent): Promise<void>;
}

export interface Outbox {
  /** Adds events to the caller's transaction. */
  add(tx: Sql, events: readonly DomainEvent[]): Promise<void>;
  /** Wakes the relay after the commit, so that nobody waits for its next look. */
  wake(): void;
}
