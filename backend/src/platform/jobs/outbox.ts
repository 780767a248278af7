import type { Sql } from '../store/sql';

/** A business event, written in the transaction that caused it and delivered at least once. */
export interface DomainEvent {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string | null;
  /** `{entity}.{created|updated|removed|action}` such as `locations.updated`. */
  readonly type: string;
  readonly payload: Record<string, unknown>;
  readonly at: number;
}

/** A reaction of a module to events. */
export interface Listener {
  /** Unique; each listener handles an event once. */
  readonly name: string;
  /** Event types to receive; a trailing `*` matches all events of an entity. */
  readonly on: readonly string[];
  /**
   * Runs in the transaction that records the event as handled, so that its writes through `tx` happen exactly once.
   * Slow or external work belongs in a job added to `tx`. Opening another transaction in here would deadlock.
   */
  handle(event: DomainEvent, tx: Sql): Promise<void>;
  /**
   * Optional: handles several events of one company, in order, with fewer statements. If it throws, everything is
   * rolled back and each event is handled on its own.
   */
  handleAll?(events: readonly DomainEvent[], tx: Sql): Promise<void>;
}

/** A listener of a module that another process serves. */
export type OtherListener = Pick<Listener, 'name' | 'on'>;

/** Events stored in the transaction of their change, and their delivery. */
export interface Outbox {
  /** Adds events in the caller's transaction. */
  add(tx: Sql, events: readonly DomainEvent[]): Promise<void>;
  /** Wakes the relay; call it after the commit, so that events do not wait for its next check. */
  wake(): void;
  /** Starts delivering to the listeners. Events also wait for the `others`, which another process delivers to. */
  start(listeners: readonly Listener[], others?: readonly OtherListener[]): Promise<void>;
  /** Finishes the events being delivered; the others stay due. */
  stop(): Promise<void>;
  ready(): Promise<boolean>;
}
