import { countProcessor, sayProcessorRatio, watchMemory } from '../processes.mjs';
import { rawInserts } from '../baselines/raw-inserts.mjs';
import { DAY, FIRST_DAY, makeWorld } from '../worlds/world.mjs';

const SPEED_GOAL = 0.3;
const MEMORY_GOAL_MB = 300;
const USUAL = 20_000;
const SITES = 20;
const DAYS = 1096;
const WAIT_MS = 250;
const ADDRESS = { country: 'GB', electricity_grid: 'United Kingdom', address_line1: '1 Street', town_or_city: 'Town' };

const iso = (day) => new Date(day).toISOString().slice(0, 10);

/** Creates a file with one bill per line: no two are equal, and several share a site and day. */
function fileOf(count) {
  const lines = ['Site,From,To,Consumption (kWh),Invoice no.'];
  for (let at = 0; at < count; at += 1) {
    const day = iso(FIRST_DAY + ((at * 7919) % DAYS) * DAY);
    lines.push(`Site ${at % SITES},${day},${day},${1000 + (at % 977)},INV-${at}`);
  }
  return `${lines.join('\n')}\n`;
}

async function inState(call, id, wanted) {
  for (;;) {
    const { body } = await call('GET', `/api/data/imports/${id}`);
    const { state, message } = body.obj;
    if (state === wanted) return body.obj;
    if (state === 'failed' || state === 'stopped') throw new Error(`the import is ${state}: ${message}`);
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

async function upload({ portal, person }, text) {
  const form = new FormData();
  form.set('entity', 'imports');
  form.set('activity', 'electricity_activitys');
  form.set('file', new Blob([text]), 'bills.csv');
  const answer = await fetch(`${portal.url}/api/upload`, {
    method: 'POST',
    body: form,
    headers: { cookie: person.cookie },
  });
  if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).obj._id;
}

/** Seconds of each step, from the file to activities with emissions, and of undoing all of it. */
async function imported(world, text) {
  const { call } = world;
  const seconds = {};
  const timed = async (name, work) => {
    const began = performance.now();
    const found = await work();
    seconds[name] = (performance.now() - began) / 1000;
    return found;
  };
  const decide = (id, decision, state) => async () => {
    await call('POST', '/api/data/decide_import', { id, decision, existing: 'skip' });
    return inState(call, id, state);
  };
  const read = await timed('read', async () => inState(call, await upload(world, text), 'uploaded'));
  const { _id: id, settings } = read;
  await timed('checked', async () => {
    await call('POST', '/api/data/check_import', { id, settings });
    return inState(call, id, 'checked');
  });
  const { created } = await timed('written', decide(id, 'run', 'done'));
  return { id, seconds, created, undo: () => timed('undone', decide(id, 'undo', 'undone')) };
}

/**
 * Measures importing a file of bills, against raw multi-row inserts of the same rows, and undoing the import.
 * @param {{ rows?: number }} asked how many lines the file has
 */
export async function measureImport({ rows: count = USUAL } = {}) {
  const world = await makeWorld('mysql');
  try {
    for (let at = 0; at < SITES; at += 1)
      await world.call('POST', '/api/data/locations', { name: `Site ${at}`, ...ADDRESS, post_code: 'AB1 2CD' });
    const memory = watchMemory(world.portal.pid());
    const used = countProcessor(world.pids());
    const { seconds, created, undo } = await imported(world, fileOf(count));
    memory.stop();
    const processor = used();
    if (created !== count) throw new Error(`${created} of ${count} rows were written`);
    const raw = [await rawInserts(world, 'activities'), await rawInserts(world, 'emission_calcs')];
    const { created: left } = await undo();
    const [{ total }] = await world.rows.all('SELECT COUNT(*) AS total FROM emission_calcs');
    if (left !== 0 || Number(total) !== 0) throw new Error(`an undo left ${left} activities and ${total} calculations`);
    const whole = seconds.read + seconds.checked + seconds.written;
    const limit = raw.reduce((sum, each) => sum + each.seconds, 0);
    const rows = raw.reduce((sum, each) => sum + each.count, 0);
    sayProcessorRatio(
      { rows, seconds: processor },
      { rows, seconds: raw.reduce((sum, each) => sum + each.processor, 0) },
    );
    const figure = `Import of ${count} lines (${rows} rows) on MariaDB`;
    const steps = Object.entries(seconds).map(([name, each]) => `${name} in ${each.toFixed(1)} s`);
    return [
      {
        figure,
        product: `${Math.round(rows / whole)} rows/s: ${steps.join(', ')}`,
        limit: `${Math.round(rows / limit)} rows/s in bulk`,
        ...{ ratio: limit / whole, goal: `≥ ${SPEED_GOAL}`, met: limit / whole >= SPEED_GOAL },
      },
      {
        figure: `${figure}: memory over the idle process (${Math.round(memory.idle)} MB)`,
        ...{ product: `${Math.round(memory.most())} MB at most`, limit: '' },
        ...{ goal: `≤ ${MEMORY_GOAL_MB} MB`, met: memory.most() <= MEMORY_GOAL_MB },
      },
    ];
  } finally {
    await world.stop();
  }
}
