import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import { tableOf } from '../store/table';
import type { DomainEvent, Listener, OtherListener } from './outbox';

export interface DeliverySettings {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Table of the events that each listener has handled. */
export const handledTable = ({ dialect }: Pick<Database, 'dialect'>) =>
  tableOf('handled_events', ['listener', 'event_id', 'handled_on'], dialect);

/** Returns true if the listener receives events of this type. */
export const wants = (listener: OtherListener, type: string): boolean =>
  listener.on.some((wanted) => (wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : wanted === type));

/** Delivers an event to each listener once, and records which have handled it. */
export function deliveries({ database, clock, log }: DeliverySettings) {
  const handled = handledTable(database);

  const handleOnce = (listener: Listener, event: DomainEvent) =>
    database.transaction(async (tx) => {
      const key = { listener: listener.name, event_id: event.id };
      if (await handled.first(tx, key)) return;
      // The key is unique: of two simultaneous processes one fails here, and finds the event handled next time.
      await handled.insert(tx, [{ ...key, handled_on: clock.now() }]);
      await listener.handle(event, tx);
    });

  return {
    /** Returns the errors of the listeners that failed. */
    deliver: async (event: DomainEvent, listeners: readonly Listener[]): Promise<readonly unknown[]> => {
      const failures: unknown[] = [];
      for (const listener of listeners)
        if (wants(listener, event.type))
          await handleOnce(listener, event).catch((error: unknown) => {
            const which = { listener: listener.name, event: event.id, type: event.type };
            log.error({ err: error, ...which }, 'event listener failed');
            failures.push(error);
          });
      return failures;
    },
    /** Returns whether a listener served by another process has not handled the event yet. */
    isWaitedFor: async (event: DomainEvent, others: readonly OtherListener[]): Promise<boolean> => {
      const names = others.filter((other) => wants(other, event.type)).map(({ name }) => name);
      if (names.length === 0) return false;
      const done = await handled.count(database, { where: { listener: { in: names }, event_id: event.id } });
      return done < names.length;
    },
  };
}
