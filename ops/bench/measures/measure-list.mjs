import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../start/process.mjs';
import { startBaseline } from '../child-programs.mjs';
import { copies, dialectOf } from '../worlds/copies.mjs';
import { interleaved, perSecond } from '../rounds.mjs';
import { billOn, DAY, FIRST_DAY, makeWorld } from '../worlds/world.mjs';

const recount = path.join(root, 'backend', 'dist', 'cli', 'recount.js');
const ROWS = 100_000;
const COMPANIES = 10;
const DAYS = 1096;
const [START, END] = [Date.UTC(2024, 5, 1), Date.UTC(2024, 5, 30)];
const PATH = `/api/data/activities?limit=50&start_date=${START}&end_date=${END}`;

/** Inserts 100,000 activities of ten companies over three years; the requesting company has a tenth of them. */
async function fill({ rows, call, person, databaseUrl }) {
  const { body } = await call('POST', '/api/data/electricity_activitys', billOn(person, FIRST_DAY));
  const id = body.obj._id;
  const [{ company_id: companyId }] = await rows.all(`SELECT company_id FROM activities WHERE id = '${id}'`);
  const from = `${FIRST_DAY} + ((n * 7919) % ${DAYS}) * ${DAY}`;
  const company = `CASE WHEN n % ${COMPANIES} = 0 THEN '${companyId}' ELSE ${dialectOf(databaseUrl).id('019c0000', `n % ${COMPANIES}`)} END`;
  await copies(rows, {
    ...{ url: databaseUrl, table: 'activities', id, count: ROWS },
    changed: {
      company_id: company,
      id: dialectOf(databaseUrl).id('019d0000', 'n'),
      from,
      to: `${from} + (n % 28) * ${DAY}`,
    },
  });
  // Recounts the sums used by lists, because the rows were not written by the product.
  execFileSync(process.execPath, [recount], { env: { ...process.env, DATABASE_URL: databaseUrl } });
  await rows.all(databaseUrl.startsWith('sqlite') ? 'ANALYZE' : 'ANALYZE TABLE activities');
  return companyId;
}

async function expectSameBytes(call, port) {
  const mine = await call('GET', PATH);
  const theirs = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  if (mine.text !== theirs)
    throw new Error(`the limit answers other bytes:\n${mine.text.slice(0, 900)}\n${theirs.slice(0, 900)}`);
  return mine.body;
}

/** Starts the baseline of a world; throws when its answer differs from the product's. */
export async function startedBaseline(database, { databaseUrl, call }, companyId) {
  const place = { databaseUrl, companyId, start: START, end: END, connections: 10 };
  const limit = await startBaseline(`baselines/baseline-list-${database}.mjs`, place);
  try {
    const { total } = await expectSameBytes(call, limit.port);
    return { limit, total };
  } catch (error) {
    limit.stop();
    throw error;
  }
}

/** P1 and P2: a page of a company's activities in a month, with its total and the locations that they name. */
export async function measureList(database) {
  const world = await makeWorld(database);
  let limit;
  try {
    const companyId = await fill(world);
    const started = await startedBaseline(database, world, companyId);
    limit = started.limit;
    console.log(`limit: ${JSON.stringify(limit.about)}; database: ${world.databaseSettings.join(' ')}`);
    const { total } = started;
    const requests = [{ path: PATH, headers: { cookie: world.person.cookie } }];
    const found = await interleaved({ limit: { port: limit.port, requests }, product: { port: world.port, requests } });
    const ratio = found['product'].rps / found['limit'].rps;
    const goal = database === 'mysql' ? 0.5 : 0.45;
    return [
      {
        figure: `${database === 'mysql' ? 'P1' : 'P2'} list, 50 of ${total} of a month, of 100,000, ${database === 'mysql' ? 'MariaDB' : 'SQLite'}`,
        ...{ product: perSecond(found['product']), limit: perSecond(found['limit']) },
        ...{ ratio, goal: `≥ ${goal.toFixed(2)}`, met: ratio >= goal },
      },
    ];
  } finally {
    limit?.stop();
    await world.stop();
  }
}
