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

export const handledTable = ({ dialect }: Pick<Database, 'dialect'>) =>
  tableOf('handled_events', ['listener', 'event_id', 'handled_on'], dialect);

export const wants = (listener: OtherListener, type: string): boolean =>
  listener.on.some((wanted) => (wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : wanted === type));

/** Hands an event to listeners, to each once, and knows who has handled it. */
export function deliveries({ database, clock, log }: DeliverySettings) {
  const handled = handledTable(database);

  const handleOnce = (listener: Listener, event: DomainEvent) =>
    database.transaction(async (tx) => {
      const key = { listener: listener.name, event_id: event.id };
      if (await handled.first(tx, key)) return;
      // The key is unique: of two processes that get here at once, one fails and finds the event handled next time.
      await handled.insert(tx, [{ ...key, handled_on: clock.now() }]);
      await listener.handle(event, tx);
    });

  return {
    /** Answers why some of them failed. */
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
    /** True while one of these listeners, which another process serves, has not handled the event. */
    isWaitedFor: async (event: DomainEvent, others: readonly OtherListener[]): Promise<boolean> => {
      const names = others.filter((other) => wants(other, event.type)).map(({ name }) => name);
      if (names.length === 0) return false;
      const done = await handled.count(database, { where: { listener: { in: names }, event_id: event.id } });
      return done < names.length;
    },
  };
}
