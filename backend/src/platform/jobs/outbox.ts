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
  /**
   * Runs in the transaction that records the event as handled: what it writes through `tx` happens exactly once.
   * Slow or outside work is a job added to `tx`. Opening another transaction in here would wait for this one for ever.
   */
  handle(event: DomainEvent, tx: Sql): Promise<void>;
  /**
   * The same for several events of one company, in the order in which they happened, where this takes fewer statements
   * than one after the other. Where it throws, nothing of it stays, and each is handled by itself.
   */
  handleAll?(events: readonly DomainEvent[], tx: Sql): Promise<void>;
}

/** A listener of a module that another process serves. */
export type OtherListener = Pick<Listener, 'name' | 'on'>;

export interface Outbox {
  /** Adds events to the caller's transaction. */
  add(tx: Sql, events: readonly DomainEvent[]): Promise<void>;
  /** Wakes the relay after the commit, so that nobody waits for its next look. */
  wake(): void;
  /** Begins to deliver to listeners. An event waits for the `others` too, to whom another process delivers it. */
  start(listeners: readonly Listener[], others?: readonly OtherListener[]): Promise<void>;
  /** Finishes the events in hand; the others stay due. */
  stop(): Promise<void>;
  ready(): Promise<boolean>;
}
