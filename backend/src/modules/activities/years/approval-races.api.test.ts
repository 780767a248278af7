import type { InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { until } from '../../../platform/jobs/testing/work-place';
import type { Answer } from '../../../../test/sender';
import { connect, type Joined } from '../../../../test/worlds/connected-world';
import { importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

/**
 * A year is approved in the moment in which somebody else's work writes to it. Whichever comes first, the rows are in
 * the seal, or they are not written without a reason.
 */
const YEAR = 2024;
const WHY = 'The meters were read again by the landlord.';
const REASON = { 'lichen-reason': encodeURIComponent(WHY) };
/** More than one transaction of an import, of a change of a list and of a recalculation. */
const ROWS = 130;
const TURNS = 2;

jest.setTimeout(120_000);

let world: World;
let joined: Joined;
let location_id: string;
const imports = importSteps(() => world);

const send = (method: string, path: string, body?: object, headers = {}) =>
  world.admin.send(method, path, body, headers);
async function sent(method: string, path: string, body?: object, headers = {}) {
  const answer = await send(method, path, body, headers);
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
const decide = (decision: string) =>
  send('POST', 'decide_inventory_year', { year: YEAR, decision, note: 'As the auditor asked' });
const stateOf = async (): Promise<InventoryYearRow> =>
  (await sent('GET', 'inventory_year_states')).list.find(({ year }: InventoryYearRow) => year === YEAR);
const rowsOf = async (filters = ''): Promise<number> =>
  (await sent('GET', `activities?start_date=${utcDay(YEAR, 1, 1)}&end_date=${utcDay(YEAR, 12, 31)}${filters}&limit=1`))
    .total;

/** Every change since the approval is known by its reason; without any the rows are those of the seal. */
async function expectHeld(): Promise<void> {
  const { is_intact, is_unchanged } = await sent('GET', `verify_inventory_year?year=${YEAR}`);
  const { list } = await sent('GET', `inventory_year_differences?year=${YEAR}&limit=500`);
  expect({ is_intact, isExplained: is_unchanged || list.length > 0 }).toEqual({ is_intact: true, isExplained: true });
  const { changed_since_approval } = await stateOf();
  expect(changed_since_approval).toBe(!is_unchanged);
  for (const { changes } of list) {
    expect(changes.length).toBeGreaterThan(0);
    for (const { reason } of changes) expect(reason).toBe(WHY);
  }
}

const day = (at: number) => new Date(utcDay(YEAR, 1, 1) + at * 86_400_000).toISOString().slice(0, 10);
const file = (turn: number) =>
  [
    'Location,From,To,Amount,Units,Description',
    ...Array.from({ length: ROWS }, (_, at) => `Leeds,${day(at)},${day(at)},${turn * 1000 + at + 1},kWh,Turn ${turn}`),
  ].join('\n');

const ended = async ({ _id, job_id }: { _id: string; job_id: string }) => {
  await until(async () => (await sent('GET', `job_status?id=${job_id}`)).obj.state === 'done', 60_000);
  return (await sent('GET', `bulk_changes/${_id}`)).obj;
};
const inState = (id: string, states: readonly string[]) =>
  until(async () => {
    const { obj } = await sent('GET', `recalculations/${id}`);
    return states.includes(obj.state) && obj;
  }, 60_000);

beforeAll(async () => {
  world = await makeWorld();
  joined = await connect(world, world.stranger, world.admin);
  location_id = (await sent('POST', 'locations', { ...LOCATION, name: 'Leeds' })).obj._id;
  const bill = { location_id, from: utcDay(YEAR, 1, 1), to: utcDay(YEAR, 1, 31), units: 'kWh', renewable_amount: 0 };
  await sent('POST', 'electricity_activitys', { ...bill, amount: 100 });
});
beforeEach(async () => {
  await decide('reopen');
});
afterAll(() => world.stop());

const settledImport = (id: string, state: string) => imports.settled(world.admin, id, state);
const oneRow = (turn: number) => file(turn).split('\n').slice(0, 4).join('\n');
const januaryBill = { from: utcDay(YEAR, 1, 1), to: utcDay(YEAR, 1, 31), units: 'kWh', renewable_amount: 0 };
const newBill = async (amount: number): Promise<string> =>
  (await sent('POST', 'electricity_activitys', { location_id, ...januaryBill, amount })).obj._id;

const expectWritten = ({ done, failed }: { done: number; failed: number }) =>
  expect({ isWritten: done > 0, failed }).toEqual({ isWritten: true, failed: 0 });

let rule = 'blended';
/** Chooses the other rule by which a period over several editions is calculated. */
async function otherRule(): Promise<void> {
  rule = rule === 'blended' ? 'majority' : 'blended';
  await sent('PATCH', 'account', { factor_year_rule: rule });
}

/** Each is made ready before the approval, and writes once its seal is taken. */
const WRITES: Record<string, () => Promise<() => Promise<unknown>>> = {
  'an edit': async () => {
    const id = await newBill(10);
    return () => sent('PATCH', `electricity_activitys/${id}`, { amount: 11 });
  },
  'a restored bill': async () => {
    const id = await newBill(20);
    await sent('DELETE', `electricity_activitys/${id}`);
    return () => sent('POST', `electricity_activitys/${id}/restore`, {});
  },
  'an import': async () => {
    const { _id: id } = await imports.checked(world.admin, oneRow(500));
    return async () => {
      await sent('POST', 'decide_import', { id, decision: 'run', existing: 'skip' });
      await settledImport(id, 'done');
    };
  },
  'an import that is undone': async () => {
    const { _id: id } = await imports.checked(world.admin, oneRow(501));
    await imports.decided(world.admin, id, 'run', 'done');
    return async () => {
      await sent('POST', 'decide_import', { id, decision: 'undo', existing: 'skip' });
      await settledImport(id, 'undone');
    };
  },
  'a list that is changed': async () => {
    await newBill(30);
    const body = { change: { kind: 'edit', values: { applied: false } }, filters: { locations: [location_id] } };
    return async () => expectWritten(await ended((await sent('POST', 'bulk_activities', body)).obj));
  },
  'a list that is brought back': async () => {
    const filters = { locations: [location_id] };
    await newBill(40);
    const { _id: of } = await ended(
      (await sent('POST', 'bulk_activities', { change: { kind: 'remove' }, filters })).obj,
    );
    const undo = { change: { kind: 'undo', of } };
    return async () => expectWritten(await ended((await sent('POST', 'bulk_activities', undo)).obj));
  },
  'a recalculation': async () => {
    const bill = { location_id, ...januaryBill, from: utcDay(YEAR - 1, 12, 1), amount: 500 };
    await sent('POST', 'electricity_activitys', bill);
    await otherRule();
    const { _id: id } = (await sent('POST', 'recalculate', { location_id })).obj;
    expect((await inState(id, ['proposed'])).changed).toBeGreaterThan(0);
    return async () => {
      await sent('POST', 'decide_recalculation', { id, decision: 'commit' });
      expect((await inState(id, ['committed'])).written).toBeGreaterThan(0);
    };
  },
  'a supplier’s statement': async () => {
    const id = await newBill(60);
    const stated = {
      activity_id: id,
      CO2: 5,
      used: true,
      reason: 'Statement of the supplier',
      evidence: 'Statement 1',
    };
    return () => sent('POST', 'emission_calcs', stated);
  },
};

it.each(Object.keys(WRITES))('has %s in the seal that is written once the rows were read for it', async (name) => {
  const write = await WRITES[name]?.();
  const { database } = world.engine.platform;
  const begin = database.transaction.bind(database);
  let wrote: unknown = 'nothing';
  const spy = jest.spyOn(database, 'transaction').mockImplementationOnce(async (work) => {
    spy.mockRestore();
    wrote = await write?.();
    return begin(work);
  });
  expect((await decide('approve')).status).toBe(200);
  expect(wrote).not.toBe('nothing');
  expect(await sent('GET', `verify_inventory_year?year=${YEAR}`)).toMatchObject({
    is_intact: true,
    is_unchanged: true,
  });
  expect((await stateOf()).changed_since_approval).toBe(false);
});

it('holds a year that is approved while an import is running, and while it is undone', async () => {
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const before = await rowsOf();
    const { _id: id } = await imports.checked(world.admin, file(turn));
    const run = { id, decision: 'run', existing: 'skip' };
    await sent('POST', 'decide_import', run);
    // In the first turn at once, then once a part of it is written.
    if (turn > 1) await until(async () => (await rowsOf()) > before, 30_000);
    expect((await decide('approve')).status).toBe(200);
    const stopped = await until(async () => {
      const found = await imports.stateOf(world.admin, id);
      return ['done', 'stopped'].includes(found.state) && found;
    }, 60_000);
    await expectHeld();
    expect(await rowsOf()).toBe(before + stopped.created);
    expect((await stateOf()).changed_since_approval).toBe(false);
    if (stopped.state === 'stopped') {
      expect(stopped.created).toBeLessThan(ROWS);
      expect((await send('POST', 'decide_import', run)).status).toBe(428);
      await sent('POST', 'decide_import', run, REASON);
      await imports.settled(world.admin, id, 'done');
      await expectHeld();
    }
    expect(await rowsOf()).toBe(before + ROWS);

    await decide('reopen');
    await sent('POST', 'decide_import', { ...run, decision: 'undo' });
    if (turn > 1) await until(async () => (await rowsOf()) < before + ROWS, 30_000);
    expect((await decide('approve')).status).toBe(200);
    await until(
      async () => ['undone', 'stopped', 'done'].includes((await imports.stateOf(world.admin, id)).state),
      60_000,
    );
    await expectHeld();
    expect((await stateOf()).changed_since_approval).toBe(false);
    await decide('reopen');
    await send('POST', 'decide_import', { ...run, decision: 'undo' });
    await until(async () => (await imports.stateOf(world.admin, id)).state === 'undone', 60_000);
  }
});

/** Approves at the moment in which a change of a list is begun, or in every second turn once a part of it is written. */
async function beside(turn: number, begin: () => Promise<Answer>): Promise<Answer> {
  if (turn % 2 === 0) {
    const [approval, answer] = await Promise.all([decide('approve'), begin()]);
    expect(approval.status).toBe(200);
    return answer;
  }
  const answer = await begin();
  await until(async () => (await sent('GET', `bulk_changes/${answer.body.obj._id}`)).obj.done > 0);
  expect((await decide('approve')).status).toBe(200);
  return answer;
}

it('holds a year that is approved while a list is changed, deleted, and brought back', async () => {
  const { _id: id } = await imports.checked(world.admin, file(900));
  await imports.decided(world.admin, id, 'run', 'done');
  const filters = { field_filter: 'Turn 900' };
  const order = (change: object, headers = {}) =>
    send('POST', 'bulk_activities', { change, ...('of' in change ? {} : { filters }) }, headers);
  /** Rows that were written and not written; null where the order was refused as a whole. */
  const ordered = async (turn: number, change: object) => {
    await decide('reopen');
    const { status, body } = await beside(turn, () => order(change));
    expect([200, 428]).toContain(status);
    const job = status === 200 ? await ended(body.obj) : null;
    await expectHeld();
    expect((await stateOf()).changed_since_approval).toBe(false);
    return job;
  };
  let [written, undone] = [0, 0];
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const what of [{ kind: 'edit', values: { applied: false } }, { kind: 'remove' }]) {
      const job = await ordered(turn, what);
      if (!job || job.done === 0) continue;
      written += job.done;
      const undo = { kind: 'undo', of: job._id };
      const back = await ordered(turn, undo);
      undone += back?.done ?? 0;
      if (back?.done === job.done) continue;
      const { status, body } = await order(undo, REASON);
      if (status === 200) await ended(body.obj);
      await expectHeld();
    }
    expect(await rowsOf('&field_filter=Turn+900')).toBe(ROWS);
  }
  expect([written, undone].every((rows) => rows > 0)).toBe(true);
});

it('holds a year that is approved while a deleted bill is restored', async () => {
  const bill = { location_id, from: utcDay(YEAR, 2, 1), to: utcDay(YEAR, 2, 29), units: 'kWh', renewable_amount: 0 };
  const { _id } = (await sent('POST', 'electricity_activitys', { ...bill, amount: 70 })).obj;
  for (let turn = 0; turn < 12; turn += 1) {
    await decide('reopen');
    await sent('DELETE', `electricity_activitys/${_id}`);
    const restore = () => send('POST', `electricity_activitys/${_id}/restore`, {});
    const first = turn % 2 === 0 ? [decide('approve'), restore()] : [restore(), decide('approve')];
    const both = await Promise.all(first);
    const [approval, restored] = turn % 2 === 0 ? both : both.toReversed();
    expect([approval?.status, [200, 428].includes(restored?.status ?? 0)]).toEqual([200, true]);
    await expectHeld();
    expect((await stateOf()).changed_since_approval).toBe(false);
    if (restored?.status === 428)
      expect((await send('POST', `electricity_activitys/${_id}/restore`, {}, REASON)).status).toBe(200);
    await expectHeld();
  }
});

it('holds a year that is approved while a recalculation of it is committed', async () => {
  const { _id: id } = await imports.checked(world.admin, file(800));
  await imports.decided(world.admin, id, 'run', 'done');
  const over = {
    location_id,
    from: utcDay(YEAR - 1, 12, 1),
    to: utcDay(YEAR, 2, 20),
    units: 'kWh',
    renewable_amount: 0,
  };
  await sent('POST', 'electricity_activitys', { ...over, amount: 4000 });
  for (let turn = 0; turn < TURNS; turn += 1) {
    await otherRule();
    const { _id: of } = (await sent('POST', 'recalculate', { location_id })).obj;
    expect((await inState(of, ['proposed'])).changed).toBeGreaterThan(0);
    const commit = () => send('POST', 'decide_recalculation', { id: of, decision: 'commit' });
    const both = await Promise.all(turn % 2 === 0 ? [decide('approve'), commit()] : [commit(), decide('approve')]);
    const approval = turn % 2 === 0 ? both[0] : both[1];
    // A commit that is under way is waited for.
    expect([200, 422]).toContain(approval?.status);
    const done = await inState(of, ['committed', 'failed']);
    expect(done.state).toBe('committed');
    if (approval?.status === 422) {
      expect(done.written).toBeGreaterThan(0);
      expect((await decide('approve')).status).toBe(200);
    } else expect(done).toMatchObject({ written: 0 });
    await expectHeld();
    expect((await stateOf()).changed_since_approval).toBe(false);
    await decide('reopen');
    if (done.written > 0) continue;
    const again = (await sent('POST', 'recalculate', { location_id })).obj._id;
    await inState(again, ['proposed']);
    await sent('POST', 'decide_recalculation', { id: again, decision: 'commit' });
    await inState(again, ['committed']);
  }
});

/** The statement of a supplier, as the company received it. */
async function received(scope1: number): Promise<string> {
  const prep_data = { year: YEAR, units: 't', revenue: 1000, scope1, scope2: 1, scope3: 1 };
  const doc = await world.stranger.send('POST', 'docs', { name: 'Statement', doc_ids: ['statement'], prep_data });
  const share = { partner_id: joined.theirs, doc_id: doc.body.obj._id };
  const { body } = await world.stranger.send('POST', 'doc_shares', share);
  expect((await world.stranger.send('POST', `doc_shares/${body.obj._id}/share`, {})).status).toBe(200);
  return (await sent('GET', 'shared_docs')).list[0]._id;
}

it('leaves the figures of a year as approved when a supplier’s return is taken, and says that they are behind', async () => {
  const product_id = (await sent('POST', 'products', { name: 'Cans', units: 'kg', location_id })).obj._id;
  const purchase = (
    await sent('POST', 'purchased_goods_activitys', {
      ...{ partner_id: joined.ours, product_id, location_id, order_date: utcDay(YEAR, 5, 6) },
      ...{ cost: { currency: 'GBP', amount: 500 }, material: 'steel_cans', units: 't', size: 1, quantity: 1 },
    })
  ).obj._id;
  const figure = async () => {
    const { emission_calc, behind_by } = (await sent('GET', `activities/${purchase}`)).obj;
    return [emission_calc.CO2, behind_by];
  };
  const [before] = await figure();
  for (let turn = 0; turn < TURNS; turn += 1) {
    await decide('reopen');
    await sent('PATCH', `purchased_goods_activitys/${purchase}`, { description: `Turn ${turn}` });
    const row = await received(3 + turn);
    const [approval, applied] = await Promise.all([decide('approve'), send('POST', `shared_docs/${row}/apply`, {})]);
    expect([approval.status, applied.status]).toEqual([200, 200]);
    expect(await figure()).toEqual([before, 'partner_returns']);
    await expectHeld();
    expect((await stateOf()).changed_since_approval).toBe(false);

    // A save takes the return up, which is a change of the year.
    const save = { description: `Turn ${turn}, seen` };
    expect((await send('PATCH', `purchased_goods_activitys/${purchase}`, save)).status).toBe(428);
    expect((await send('POST', `shared_docs/${row}/unapply`, {})).status).toBe(200);
    await expectHeld();
    expect((await stateOf()).changed_since_approval).toBe(false);
  }
});
