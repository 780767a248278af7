import { newId, systemClock } from '../clock';
import type { Sql } from '../store/sql';
import { tableOf } from '../store/table';
import type { DomainEvent, Listener } from './outbox';
import { OUTBOX_COLUMNS } from './event-rows';
import { openPlace, somewhere, until } from './testing/work-place';

const where = somewhere();
const company = newId(systemClock);
const table = (dialect: 'sqlite' | 'mysql') => tableOf('outbox', OUTBOX_COLUMNS, dialect);
type Open = Awaited<ReturnType<typeof openPlace>>;
let places: Open[] = [];

afterEach(async () => {
  // The last first: it may use the database of one before it.
  for (const place of places.reverse()) await place.close();
  places = [];
});
afterAll(() => where.remove());

async function open(...listeners: Listener[]): Promise<Open> {
  const place = await openPlace(where);
  places.push(place);
  await place.outbox.start(listeners);
  return place;
}

function event(type: string): DomainEvent {
  const now = systemClock.now();
  return { id: newId(systemClock), companyId: company, userId: null, type, payload: { n: 1 }, at: now };
}

async function happen({ database, outbox }: Open, ...events: DomainEvent[]): Promise<void> {
  await database.transaction((tx) => outbox.add(tx, events));
  outbox.wake();
}

const rowOf = ({ database }: Open, { id }: DomainEvent) =>
  table(database.dialect).first(database, { company_id: company, id });

it('delivers an event to each listener that wants it', async () => {
  const seen: string[] = [];
  const all: Listener = { name: 'all', on: ['deliver.*'], handle: async ({ type }) => void seen.push(`all ${type}`) };
  const one: Listener = { name: 'one', on: ['deliver.b'], handle: async ({ type }) => void seen.push(`one ${type}`) };
  const place = await open(all, one);

  await happen(place, event('deliver.a'), event('deliver.b'), event('other.a'));
  await until(() => seen.length >= 3);

  expect(seen.sort()).toEqual(['all deliver.a', 'all deliver.b', 'one deliver.b']);
});

it('tells nobody of what was rolled back', async () => {
  const seen: string[] = [];
  const place = await open({ name: 'back', on: ['back.*'], handle: async ({ type }) => void seen.push(type) });

  const undone = place.database.transaction(async (tx) => {
    await place.outbox.add(tx, [event('back.undone')]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await happen(place, event('back.done'));
  await until(() => seen.length > 0);

  expect(seen).toEqual(['back.done']);
});

it('repeats only the listener that failed, and its writes of the failed attempt are undone', async () => {
  let failures = 1;
  const good: string[] = [];
  const marks = (dialect: 'sqlite' | 'mysql') => tableOf('test_marks', ['company_id', 'id', 'text'], dialect);
  const place = await open(
    { name: 'good', on: ['retry.*'], handle: async ({ id }) => void good.push(id) },
    {
      name: 'flaky',
      on: ['retry.*'],
      handle: async ({ id }, tx) => {
        await marks(place.database.dialect).insert(tx, [{ company_id: company, id, text: 'flaky' }]);
        if (failures-- > 0) throw new Error('not now');
      },
    },
  );
  const happened = event('retry.a');

  await happen(place, happened);
  await until(async () => (await rowOf(place, happened))?.['state'] === 'handled');

  expect(good).toEqual([happened.id]);
  expect(
    await marks(place.database.dialect).count(place.database, { where: { company_id: company, text: 'flaky' } }),
  ).toBe(1);
});

it('hands over together what one company has waiting, and again one by one where one of them fails', async () => {
  // Once together with the others, once by itself.
  let failures = 2;
  const together: number[] = [];
  const marks = (dialect: 'sqlite' | 'mysql') => tableOf('test_marks', ['company_id', 'id', 'text'], dialect);
  const events = Array.from({ length: 12 }, () => event('together.a'));
  const [, , third] = events;
  const place = await openPlace(where);
  places.push(place);
  const mark = (ids: readonly string[], tx: Sql) =>
    marks(place.database.dialect).insert(
      tx,
      ids.map((id) => ({ company_id: company, id, text: 'together' })),
    );
  const handle: Listener['handle'] = async ({ id }, tx) => {
    await mark([id], tx);
    if (id === third?.id && failures-- > 0) throw new Error('not now');
  };
  await place.database.transaction((tx) => place.outbox.add(tx, events));
  await place.outbox.start([
    { name: 'one by one', on: ['together.*'], handle },
    {
      name: 'all at once',
      on: ['together.*'],
      handle: async () => undefined,
      handleAll: async (some) => void together.push(some.length),
    },
  ]);
  await until(async () => (await rowOf(place, third as DomainEvent))?.['state'] === 'handled');

  const query = { where: { company_id: company, text: 'together' } };
  expect(await marks(place.database.dialect).count(place.database, query)).toBe(12);
  for (const each of events) expect(await rowOf(place, each)).toMatchObject({ state: 'handled', error: null });
  expect(Number((await rowOf(place, events[0] as DomainEvent))?.['attempt'])).toBe(1);
  expect(Number((await rowOf(place, third as DomainEvent))?.['attempt'])).toBe(2);
  // Undone with the rest, and handed over again by itself.
  expect(together).toEqual([]);
});

it('counts what was handed over together once for each listener, however often it is found', async () => {
  const sizes: number[] = [];
  const seen: string[] = [];
  const place = await openPlace(where);
  places.push(place);
  const events = Array.from({ length: 30 }, () => event('many.a'));
  await place.database.transaction((tx) => place.outbox.add(tx, events));
  await place.outbox.start([
    {
      name: 'many',
      on: ['many.*'],
      handle: async ({ id }) => void seen.push(id),
      handleAll: async (some) => {
        sizes.push(some.length);
        seen.push(...some.map(({ id }) => id));
      },
    },
  ]);
  await until(async () => {
    const query = { where: { company_id: company, type: 'many.a', state: 'handled' } };
    return (await table(place.database.dialect).count(place.database, query)) === 30;
  });

  expect(sizes.sort()).toEqual([10, 20]);
  expect(seen.sort()).toEqual(events.map(({ id }) => id).sort());
});

it('undoes what it handed over together where another process has taken some of it meanwhile', async () => {
  const sizes: number[] = [];
  const place = await openPlace(where);
  places.push(place);
  const events = Array.from({ length: 6 }, () => event('taken.a'));
  const marks = tableOf('test_marks', ['company_id', 'id', 'text'], place.database.dialect);
  const handle: Listener['handle'] = ({ id }, tx) => marks.insert(tx, [{ company_id: company, id, text: 'taken' }]);
  await place.database.transaction((tx) => place.outbox.add(tx, events));
  await place.outbox.start([
    {
      ...{ name: 'taken', on: ['taken.*'], handle },
      handleAll: async (some, tx) => {
        sizes.push(some.length);
        for (const each of some) await handle(each, tx);
        // Stands for another process after the lease on these events has expired.
        await table(place.database.dialect).update(
          tx,
          { company_id: company, id: some[0]?.id ?? null },
          { attempt: 2 },
        );
      },
    },
  ]);
  await until(async () => {
    const query = { where: { company_id: company, type: 'taken.a', state: 'handled' } };
    return (await table(place.database.dialect).count(place.database, query)) === 6;
  });

  expect(sizes).toEqual([6]);
  const query = { where: { company_id: company, text: 'taken' } };
  expect((await marks.find(place.database, query)).map(({ id }) => id).sort()).toEqual(
    events.map(({ id }) => id).sort(),
  );
});

it('keeps a poisoned event where it can be seen', async () => {
  const place = await open({ name: 'poisoned', on: ['poison.*'], handle: () => Promise.reject(new Error('never')) });
  const happened = event('poison.a');

  await happen(place, happened);
  const row = await until(async () => {
    const found = await rowOf(place, happened);
    return found?.['state'] === 'failed' && found;
  });

  expect(row).toMatchObject({ attempt: 3, error: 'never' });
  expect(Number(row['failed_on'])).toBeGreaterThan(0);
});

it('handles each event once although two processes relay', async () => {
  const seen: string[] = [];
  const counting: Listener = {
    name: 'counting',
    on: ['count.*'],
    handle: async ({ id }) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      seen.push(id);
    },
  };
  const first = await open(counting);
  const second = await openPlace(where, first.database);
  await second.outbox.start([counting]);
  const events = Array.from({ length: 60 }, () => event('count.a'));

  await Promise.all(events.map((one) => happen(first, one)));
  second.outbox.wake();
  await until(async () => {
    const query = { where: { company_id: company, type: 'count.a', state: 'handled' } };
    return (await table(first.database.dialect).count(first.database, query)) === 60;
  });

  await second.close();

  expect(seen.length).toBe(60);
  expect(new Set(seen).size).toBe(60);
});

it('keeps an event for the listener that another process serves', async () => {
  const seen: string[] = [];
  const listener = (name: string): Listener => ({ name, on: ['apart.*'], handle: async () => void seen.push(name) });
  const here = await openPlace(where);
  places.push(here);
  await here.outbox.start([listener('here')], [{ name: 'there', on: ['apart.*'] }]);
  const happened = event('apart.a');
  await happen(here, happened);
  await until(() => seen.includes('here'));
  // While it is claimed it is due later, too: it has been left once its attempt is taken back.
  const left = await until(async () => {
    const row = await rowOf(here, happened);
    return row && row['attempt'] === 0 && Number(row['due_on']) > happened.at && row;
  });

  expect(left).toMatchObject({ state: 'waiting', error: null });

  const there = await openPlace(where, here.database);
  places.push(there);
  await there.outbox.start([listener('there')], [{ name: 'here', on: ['apart.*'] }]);
  // Either process may take it from the queue; one that has nothing to do with it leaves it for later.
  await until(async () => (await rowOf(here, happened))?.['state'] === 'handled', 45_000);
  expect(seen.sort()).toEqual(['here', 'there']);
}, 60_000);
