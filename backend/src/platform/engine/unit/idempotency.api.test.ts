import { type FreshDatabase, freshDatabase } from '../../../../test/database/fresh-database';
import { PROBE_SUMS, contextOf, probe, probeEngine, probeMigrations } from '../../../../test/probe';
import { systemClock } from '../../clock';
import { scopedRecords } from '../../store/scoped-records';
import { sumsOver } from '../../store/scoped-sums';
import { tableOf } from '../../store/table';
import type { DataCall, Engine } from '../engine';
import { handle } from '../handle';
import { RETENTION_MS } from './idempotency';
import type { Context } from '../rules';

const COMPANY = 'company-a';

let fresh: FreshDatabase;
let engine: Engine;
beforeEach(async () => {
  fresh = await freshDatabase(probeMigrations);
  engine = probeEngine(fresh.database);
});
afterEach(() => fresh.close());

const create = (idempotencyKey: string | undefined, values: Record<string, unknown> = {}): DataCall => ({
  entity: 'probes',
  verb: 'create',
  body: { title: 'once', amount: 2.5, open: true, kind: 'a', ...values },
  query: {},
  idempotencyKey,
});

interface Created {
  ok: true;
  obj: { _id: string; version: number };
}

const run = (call: DataCall, context: Context = contextOf(COMPANY)) =>
  handle(engine, context, call) as Promise<Created>;
const stored = (company = COMPANY) => scopedRecords(fresh.database, fresh.database, probe, company).count();
const auditRows = () =>
  tableOf('audit_log', ['id'], fresh.database.dialect).count(fresh.database, { where: { company_id: COMPANY } });

it('creates once however often the same key is sent', async () => {
  const first = await run(create('key-1'));
  const again = await run(create('key-1'));

  expect(again).toEqual(first);
  expect(await stored()).toBe(1);
});

it('creates once when the same key arrives many times at once', async () => {
  const keys = Array.from({ length: 10 }, (_, index) => `key-${index}`);
  const answers = await Promise.all(
    keys.flatMap((key) => Array.from({ length: 8 }, () => run(create(key, { title: key })))),
  );

  expect(new Set(answers.map(({ obj }) => obj._id)).size).toBe(keys.length);
  expect(await stored()).toBe(keys.length);
  expect(await auditRows()).toBe(keys.length);
  const [sum] = await sumsOver(fresh.database, COMPANY)(PROBE_SUMS, { by: ['kind'] });
  expect(sum).toEqual({ kind: 'a', amount: 2_500_000 * keys.length, probes: keys.length });
}, 30_000);

it('refuses the same key for another body or another entity', async () => {
  await run(create('key-1'));

  await expect(run(create('key-1', { title: 'other' }))).rejects.toMatchObject({ code: 'conflict' });
  expect(await stored()).toBe(1);
});

it('keeps keys apart by person and by company', async () => {
  await run(create('key-1'));
  await run(create('key-1', { title: 'another person' }), { ...contextOf(COMPANY), userId: 'user-2' });
  await run(create('key-1', { title: 'another company' }), contextOf('company-b'));

  expect([await stored(), await stored('company-b')]).toEqual([2, 1]);
});

it('takes the key again after a day', async () => {
  const start = Date.UTC(2026, 0, 1);
  await run(create('key-1'), contextOf(COMPANY, { ...systemClock, now: () => start }));
  const before = await run(
    create('key-1'),
    contextOf(COMPANY, { ...systemClock, now: () => start + RETENTION_MS - 1 }),
  );
  const after = await run(
    create('key-1', { title: 'new' }),
    contextOf(COMPANY, { ...systemClock, now: () => start + RETENTION_MS }),
  );

  expect(await stored()).toBe(2);
  expect(after.obj._id).not.toBe(before.obj._id);
});

it('keeps no key of a create that was refused', async () => {
  await expect(run(create('key-1', { title: '' }))).rejects.toMatchObject({ code: 'invalid' });
  await run(create('key-1'));

  expect(await stored()).toBe(1);
});

it('takes any text as a key, and refuses one that is too long', async () => {
  for (const key of ["' OR 1=1 --", '😀', ' ']) await run(create(key));

  expect(await stored()).toBe(3);
  await expect(run(create('x'.repeat(256)))).rejects.toMatchObject({ code: 'invalid' });
});
