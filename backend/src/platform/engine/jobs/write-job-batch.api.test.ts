import { PRODUCT_DEFAULTS, product } from '@lichen/contracts/business/products/product.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { auditLog } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { JobProgress } from '@lichen/contracts/api/events';
import { Problem } from '@lichen/contracts/api/problems';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';
import type { JobKind } from '../../jobs/job';
import { until } from '../../jobs/testing/work-place';
import { recordsOver } from '../../store/scoped-records';
import { jobBatchWriter } from './write-job-batch';

/** A small import: one row a batch, and it goes on after the last one that it wrote. */
const kind = ({ engine: { platform, registry } }: World): JobKind => {
  const write = jobBatchWriter(platform, registry);
  return {
    kind: 'test.import',
    attempts: 3,
    run: async (job, tools) => {
      const rows = job.input as Record<string, unknown>[];
      const refused: string[] = [];
      const from = (tools.checkpoint as number | undefined) ?? 0;
      for (let at = from; at < rows.length; at += 1) {
        await write(
          job,
          tools,
          async ({ create }) => {
            try {
              await create(location, rows[at] ?? {});
            } catch (error) {
              if (!(error instanceof Problem) || error.code !== 'invalid') throw error;
              refused.push(Object.keys(error.errors ?? {}).join());
            }
          },
          at + 1,
        );
        if (at === 1 && job.attempt === 1 && from === 0) throw new Error('the process has a bad day');
        await tools.progress(at + 1, rows.length);
      }
      return { refused };
    },
  };
};

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.engine.platform.jobs.start([kind(world)]);
}, 60_000);
afterAll(() => world.stop());

async function run({ companyId, userId }: Person, input: unknown): Promise<JobProgress> {
  const { jobs, database } = world.engine.platform;
  const id = await database.transaction((tx) => jobs.add(tx, { companyId, userId, kind: 'test.import', input }));
  jobs.wake();
  return until(async () => {
    const found = await jobs.status(companyId, id);
    return found && ['done', 'failed'].includes(found.state) && found;
  });
}

const read = ({ companyId }: Person) => {
  const { database } = world.engine.platform;
  return recordsOver(database, database, companyId);
};

it('writes each record once with its audit row, and goes on after the batch that was written last', async () => {
  const { id, state } = await run(world.admin, [
    { ...LOCATION, name: 'One' },
    { ...LOCATION, name: '' },
    { ...LOCATION, name: 'Three' },
  ]);

  expect(state).toBe('done');
  expect(await world.engine.platform.jobs.result(world.admin.companyId, id)).toEqual({ refused: [] });
  const made = (await read(world.admin)(location).list()).filter(({ name }) => ['One', 'Three'].includes(name));
  expect(made.map(({ name }) => name).sort()).toEqual(['One', 'Three']);
  for (const { _id } of made) {
    const rows = await read(world.admin)(auditLog).list({ where: { record_id: _id } });
    expect(rows).toMatchObject([{ type: 'create', user: world.admin.email }]);
  }
});

it('works with the rights that the person has now', async () => {
  const reader = await world.someone(['user']);
  const { state, message, roles } = await run(reader, [{ ...LOCATION, name: 'Not theirs' }]);

  expect({ state, message }).toEqual({ state: 'failed', message: 'Not authorised' });
  expect(roles).toEqual(location.allow.create);
  const stopped = await world.someone(['admin']);
  const removed = await world.admin.send('POST', `members/${stopped.userId}/stop_access`, {});
  expect(removed.status).toBe(200);
  const ended = await run(stopped, [{ ...LOCATION, name: 'Not theirs' }]);
  expect([ended.state, ended.message, ended.roles]).toEqual([
    'failed',
    'The person who started this can no longer log in, so it was stopped.',
    undefined,
  ]);
  expect((await read(world.admin)(location).list()).map(({ name }) => name)).not.toContain('Not theirs');
});

it('writes no draft of which somebody deleted what it names meanwhile', async () => {
  const { engine, admin } = world;
  const { platform, registry } = engine;
  const { body } = await admin.send('POST', 'locations', { ...LOCATION, name: 'Soon closed' });
  const write = jobBatchWriter(platform, registry);
  const refusals: unknown[] = [];
  await platform.jobs.start([
    {
      kind: 'test.drafts',
      attempts: 1,
      run: async (job, tools) => {
        const drafting = await write.drafting(job);
        const draft = await drafting.draft(product, { ...PRODUCT_DEFAULTS, name: 'Malt', location_id: body.obj._id });
        expect((await admin.send('DELETE', `locations/${body.obj._id}`)).status).toBe(200);
        await write(job, tools, ({ insertDrafts }) => insertDrafts(product, [draft]), 1).catch((error: unknown) =>
          refusals.push(error),
        );
        return {};
      },
    },
  ]);
  const { companyId, userId } = admin;
  const id = await platform.database.transaction((tx) =>
    platform.jobs.add(tx, { companyId, userId, kind: 'test.drafts', input: {} }),
  );
  platform.jobs.wake();
  await until(async () => (await platform.jobs.status(companyId, id))?.state === 'done');

  expect(refusals).toEqual([new Error('products: what location_id names was deleted meanwhile')]);
  expect((await read(admin)(product).list()).filter(({ name }) => name === 'Malt')).toEqual([]);
});
