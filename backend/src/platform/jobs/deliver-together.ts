import { getOrInsertComputed } from '../map-get-or-insert';
import type { Row, Sql } from '../store/sql';
import { type Table, tableOf } from '../store/table';
import { type DeliverySettings, handledTable, wants } from './deliver-event';
import { eventOf, LEASE_MS, OUTBOX_COLUMNS } from './event-rows';
import type { DomainEvent, Listener } from './outbox';

function byAttempt(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) getOrInsertComputed(found, Number(row['attempt']), (): Row[] => []).push(row);
  return found;
}

/** What each listener has still to do of some events. */
async function openOf(handled: Table, tx: Sql, events: readonly DomainEvent[], listeners: readonly Listener[]) {
  const wanted = listeners
    .map((listener) => ({ listener, events: events.filter(({ type }) => wants(listener, type)) }))
    .filter((each) => each.events.length > 0);
  if (wanted.length === 0) return [];
  const listener = { in: wanted.map(({ listener: { name } }) => name) };
  const rows = await handled.find(tx, { where: { listener, event_id: { in: events.map(({ id }) => id) } } });
  const known = new Set(rows.map((row) => `${row['listener']} ${row['event_id']}`));
  return wanted.map((each) => ({
    listener: each.listener,
    events: each.events.filter(({ id }) => !known.has(`${each.listener.name} ${id}`)),
  }));
}

/** Takes events of one company and hands them over in one transaction each, in place of three for every event. */
export function deliveriesTogether({ database, clock, log }: DeliverySettings) {
  const rows = tableOf('outbox', OUTBOX_COLUMNS, database.dialect);
  const handled = handledTable(database);

  /** Takes events for a while; answers those that nobody else has and that are not done, in their order. */
  const claim = (keys: readonly string[]): Promise<Row[]> => {
    const [company_id = ''] = (keys[0] ?? '').split(' ');
    const ids = keys.map((key) => key.split(' ')[1] ?? '');
    return database.transaction(async (tx) => {
      const now = clock.now();
      const where = { company_id, id: { in: ids }, state: 'waiting', due_on: { atMost: now } };
      await rows.hold(tx, where);
      const found = await rows.find(tx, { where, order: [{ column: 'due_on' }, { column: 'id' }] });
      for (const [attempt, some] of byAttempt(found)) {
        const taken = { ...where, id: { in: some.map(({ id }) => id ?? null) } };
        await rows.update(tx, taken, { attempt: attempt + 1, due_on: now + LEASE_MS });
      }
      return found.map((row) => ({ ...row, attempt: Number(row['attempt']) + 1 }));
    });
  };

  const noteHandled = async (tx: Sql, taken: readonly Row[]): Promise<void> => {
    for (const [attempt, some] of byAttempt(taken)) {
      const id = { in: some.map((row) => row['id'] ?? null) };
      const mine = { company_id: some[0]?.['company_id'], id, state: 'waiting', attempt };
      await rows.update(tx, mine, { state: 'handled', relayed_on: clock.now(), error: null });
    }
  };

  const handOver = async (tx: Sql, taken: readonly Row[], listeners: readonly Listener[]): Promise<void> => {
    const open = await openOf(handled, tx, taken.map(eventOf), listeners);
    const notes = open.flatMap(({ listener, events }) =>
      events.map(({ id }) => ({ listener: listener.name, event_id: id, handled_on: clock.now() })),
    );
    // Before they are handled: another process that gets here at once waits for the unique key, and fails.
    await handled.insert(tx, notes);
    for (const { listener, events } of open)
      if (listener.handleAll && events.length > 1) await listener.handleAll(events, tx);
      else for (const event of events) await listener.handle(event, tx);
    await noteHandled(tx, taken);
  };

  return {
    claim,
    /** False where any of it failed: then nothing has happened, and each has to be delivered by itself. */
    deliver: async (taken: readonly Row[], listeners: readonly Listener[]): Promise<boolean> => {
      try {
        await database.transaction((tx) => handOver(tx, taken, listeners));
        return true;
      } catch (error) {
        log.warn({ err: error, events: taken.length }, 'events could not be delivered together; each by itself');
        return false;
      }
    },
  };
}
