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

interface Handing {
  readonly listener: Listener;
  readonly events: readonly DomainEvent[];
}

const wantedOf = (events: readonly DomainEvent[], listeners: readonly Listener[]): Handing[] =>
  listeners
    .map((listener) => ({ listener, events: events.filter(({ type }) => wants(listener, type)) }))
    .filter((each) => each.events.length > 0);

/** Returns the events that each listener has not handled yet. */
async function openOf(
  handled: Table,
  tx: Sql,
  events: readonly DomainEvent[],
  listeners: readonly Listener[],
): Promise<Handing[]> {
  const wanted = wantedOf(events, listeners);
  if (wanted.length === 0) return [];
  const listener = { in: wanted.map(({ listener: { name } }) => name) };
  const rows = await handled.find(tx, { where: { listener, event_id: { in: events.map(({ id }) => id) } } });
  const known = new Set(rows.map((row) => `${row['listener']} ${row['event_id']}`));
  return wanted.map((each) => ({
    listener: each.listener,
    events: each.events.filter(({ id }) => !known.has(`${each.listener.name} ${id}`)),
  }));
}

/** Returns whether the event was never tried nor left to another process, so that no listener can have handled it. */
const isFresh = (row: Row) => Number(row['attempt']) === 1 && Number(row['due_on']) === Number(row['at']);

const inTurn = (rows: readonly Row[]) =>
  [...rows].sort((a, b) => Number(a['due_on']) - Number(b['due_on']) || (String(a['id']) < String(b['id']) ? -1 : 1));

/** Claims events of one company and delivers them in one transaction per step, instead of three per event. */
export function deliveriesTogether({ database, clock, log }: DeliverySettings) {
  const rows = tableOf('outbox', OUTBOX_COLUMNS, database.dialect);
  const handled = handledTable(database);

  /** Claims events for a limited time; returns, in order, those that are neither claimed by others nor delivered. */
  const claim = (keys: readonly string[]): Promise<Row[]> => {
    const [company_id = ''] = (keys[0] ?? '').split(' ');
    const ids = keys.map((key) => key.split(' ')[1] ?? '');
    return database.transaction(async (tx) => {
      const now = clock.now();
      const where = { company_id, id: { in: ids }, state: 'waiting', due_on: { atMost: now } };
      const found = inTurn(await rows.findHeld(tx, where));
      for (const [attempt, some] of byAttempt(found)) {
        const taken = { ...where, id: { in: some.map(({ id }) => id ?? null) } };
        await rows.update(tx, taken, { attempt: attempt + 1, due_on: now + LEASE_MS });
      }
      return found.map((row) => ({ ...row, attempt: Number(row['attempt']) + 1 }));
    });
  };

  /** Another process may have claimed some meanwhile, if this one was suspended beyond its lease. */
  const noteDelivered = async (tx: Sql, taken: readonly Row[]): Promise<void> => {
    let noted = 0;
    for (const [attempt, some] of byAttempt(taken)) {
      const id = { in: some.map((row) => row['id'] ?? null) };
      const mine = { company_id: some[0]?.['company_id'], id, state: 'waiting', attempt };
      noted += await rows.update(tx, mine, { state: 'handled', relayed_on: clock.now(), error: null });
    }
    if (noted !== taken.length) throw new Error('delivered by another process');
  };

  const handleAll = async (tx: Sql, { listener, events }: Handing): Promise<void> => {
    if (listener.handleAll && events.length > 1) await listener.handleAll(events, tx);
    else for (const event of events) await listener.handle(event, tx);
  };

  const handOver = async (tx: Sql, taken: readonly Row[], listeners: readonly Listener[]): Promise<void> => {
    const events = taken.map(eventOf);
    if (taken.every(isFresh)) {
      // The handlers' writes commit with the state of the events, so that single listeners need no record.
      for (const each of wantedOf(events, listeners)) await handleAll(tx, each);
      return noteDelivered(tx, taken);
    }
    const open = await openOf(handled, tx, events, listeners);
    const notes = open.flatMap(({ listener, events: some }) =>
      some.map(({ id }) => ({ listener: listener.name, event_id: id, handled_on: clock.now() })),
    );
    // Recorded before handling: another simultaneous process waits for the unique key, and fails.
    await handled.insert(tx, notes);
    for (const each of open) await handleAll(tx, each);
    await noteDelivered(tx, taken);
  };

  return {
    claim,
    /** Returns false if any delivery failed: then nothing was written, and each event must be delivered on its own. */
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
