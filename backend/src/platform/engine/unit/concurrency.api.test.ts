import { Problem } from '@lichen/contracts/api/problems';
import { type FreshDatabase, freshDatabase } from '../../../../test/database/fresh-database';
import { PROBE_SUMS, contextOf, probe, probeEngine, probeMigrations, probeRow } from '../../../../test/probe';
import { scopedRecords } from '../../store/scoped-records';
import { sumsOver } from '../../store/scoped-sums';
import { tableOf } from '../../store/table';
import type { DataCall, Engine } from '../engine';
import { handle } from '../handle';

const COMPANY = 'company-a';
const CLIENTS = 16;
const TURNS = 6;
/** Fewer writers than a transaction has attempts: each meets the others, and none comes to its last. */
const FEW = 4;
const PROBES = { entity: 'probes', query: {} };

let fresh: FreshDatabase;
let engine: Engine;
beforeEach(async () => {
  fresh = await freshDatabase(probeMigrations);
  engine = probeEngine(fresh.database);
  const row = probeRow('one', { count: 0, kind: 'a', amount: 0 });
  await scopedRecords(fresh.database, fresh.database, probe, COMPANY).insert([row]);
});
afterEach(() => fresh.close());

const records = () => scopedRecords(fresh.database, fresh.database, probe, COMPANY);
const clients = (work: (client: number) => Promise<void>) =>
  Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)));

interface Attempt {
  answer?: { obj: Record<string, unknown> };
  refused?: string;
}

/** Runs one call; a conflict is an answer, anything else is a failure of the test. */
async function attempt(call: Omit<DataCall, 'entity' | 'query' | 'id'>): Promise<Attempt> {
  try {
    const answer = await handle(engine, contextOf(COMPANY), { id: 'one', ...PROBES, ...call });
    return { answer: answer as Attempt['answer'] & object };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { refused: error.code };
  }
}

it(`loses no update of ${CLIENTS} clients that read, add one and write with the version`, async () => {
  let written = 0;
  let conflicts = 0;
  await clients(async () => {
    for (let turn = 0; turn < TURNS; ) {
      const { version, count } = await records().get('one');
      const { refused } = await attempt({ verb: 'update', version, body: { count: Number(count) + 1 } });
      if (refused === undefined) {
        written += 1;
        turn += 1;
      } else {
        expect(refused).toBe('conflict');
        conflicts += 1;
      }
    }
  });

  expect(written).toBe(CLIENTS * TURNS);
  expect(await records().get('one')).toMatchObject({ count: written, version: written + 1 });
  expect(conflicts).toBeGreaterThan(0);
}, 60_000);

it('writes one after another without a version, and says so when it could not', async () => {
  let written = 0;
  await clients(async (client) => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { refused } = await attempt({
        verb: 'update',
        body: { title: `${client}-${turn}`, amount: client + turn / 4 },
      });
      if (refused === undefined) written += 1;
      else expect(refused).toBe('conflict');
    }
  });
  const { version, amount } = await records().get('one');
  const audited = await tableOf('audit_log', ['id', 'type', 'diff'], fresh.database.dialect).find(fresh.database, {});
  const [sum] = await sumsOver(fresh.database, COMPANY)(PROBE_SUMS, { by: ['kind'] });

  expect(written).toBeGreaterThan(0);
  expect(version).toBe(written + 1);
  expect(audited).toHaveLength(written);
  // The roll-up followed every accepted write and no other. The row was there before the roll-up.
  expect(sum?.['amount'] ?? 0).toBe(Math.round(amount * 1_000_000));
}, 60_000);

it('repeats a few writes without a version until each is written', async () => {
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const few = Array.from({ length: FEW }, (_, client) =>
      attempt({ verb: 'update', body: { title: `${client}-${turn}` } }),
    );
    expect((await Promise.all(few)).map(({ refused }) => refused)).toEqual(Array(FEW).fill(undefined));
    expect(await records().get('one')).toMatchObject({ version: 1 + turn * FEW });
  }
});

it('takes the rows of monthly sums last, because every other save of the month waits for them', async () => {
  const texts: string[] = [];
  const { database } = fresh;
  const listening: typeof database = {
    ...database,
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          ...tx,
          run: (text, params) => {
            texts.push(text);
            return tx.run(text, params);
          },
        }),
      ),
  };
  const body = { title: 'Seen', amount: 2 };
  await handle(probeEngine(listening), contextOf(COMPANY), { ...{ verb: 'update', id: 'one', body }, ...PROBES });

  const tables = texts.map((text) => /^(?:INSERT INTO|UPDATE) `?(\w+)/.exec(text)?.[1]);
  expect(tables).toEqual(['probes', 'audit_log', PROBE_SUMS.table]);
});

it('runs an action that is allowed once exactly once', async () => {
  let approved = 0;
  await clients(async () => {
    const { answer } = await attempt({ verb: 'action', name: 'approve', body: {} }).catch(() => ({}) as Attempt);
    if (answer) approved += 1;
  });

  expect(approved).toBe(1);
  expect(await records().get('one')).toMatchObject({ state: 'approved', version: 2 });
});

it('removes once', async () => {
  const outcomes: (string | undefined)[] = [];
  await clients(async () => {
    outcomes.push((await attempt({ verb: 'remove', body: {} })).refused);
  });

  expect(outcomes.filter((refused) => refused === undefined)).toHaveLength(1);
  expect(await records().find('one')).toBeUndefined();
});

it('keeps chains of audit rows complete: every version has its row', async () => {
  await clients(async (client) => {
    await attempt({ verb: 'update', body: { count: client + 1 } });
  });
  const rows = await tableOf('audit_log', ['id', 'diff'], fresh.database.dialect).find(fresh.database, {});
  const diffs = rows.map(({ diff }) => JSON.parse(String(diff)) as { count: { from: number; to: number } });
  const { count } = await records().get('one');

  // Each written value is the `from` of one row and the `to` of another, so the rows form a chain from 0 to the last
  // value.
  let value = 0;
  for (let step = 0; step < diffs.length; step += 1)
    value = diffs.find(({ count: each }) => each.from === value)?.count.to ?? -1;
  expect(value).toBe(count);
});
