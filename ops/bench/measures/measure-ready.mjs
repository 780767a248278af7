import { documentsOf } from '../reading/documents.mjs';
import { pdfOf } from '../reading/pdf.mjs';
import { median, p95 } from '../rounds.mjs';
import { makeWorld } from '../worlds/world.mjs';

const GOAL_MS = 2000;
const BILLS = 40;
const LOOK_MS = 10;
/** Pause between two bills in milliseconds; nobody drops a bill the moment the last one was read. */
const REST_MS = 200;
const WAITING = new Set(['pending', 'loading', 'parsed', 'preparing']);

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function upload({ portal, person }, bytes, name) {
  const form = new FormData();
  form.set('entity', 'docs');
  form.set('file', new Blob([bytes]), name);
  const headers = { cookie: person.cookie };
  const answer = await fetch(`${portal.url}/api/upload`, { method: 'POST', body: form, headers });
  if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).obj._id;
}

/** Milliseconds from the first byte sent until the document can be reviewed. */
async function readyAfter(world, bytes, name) {
  const began = performance.now();
  const id = await upload(world, bytes, name);
  for (;;) {
    const { body } = await world.call('GET', `/api/data/docs/${id}`);
    const { status, error_message: error } = body.obj;
    if (error) throw new Error(`${name}: ${error}`);
    if (!WAITING.has(status)) return performance.now() - began;
    await pause(LOOK_MS);
  }
}

async function measured(title, env, bills) {
  const world = await makeWorld('sqlite', env);
  try {
    await world.rows.all('UPDATE accounts SET modules = ?', [JSON.stringify(['docs', 'ai-doc-extract'])]);
    const took = [];
    for (const [at, bytes] of bills.entries()) {
      took.push(await readyAfter(world, bytes, `bill-${at}.pdf`));
      await pause(REST_MS);
    }
    const [first = 0, ...later] = took;
    const rest = `median ${median(later).toFixed(0)} ms, first after a start ${first.toFixed(0)} ms`;
    return {
      figure: `One-page PDF with text, from upload to review, ${title}: 95th percentile`,
      product: `${p95(took).toFixed(0)} ms (${rest}, ${took.length} files)`,
      ...{ limit: '', goal: `≤ ${GOAL_MS} ms`, met: p95(took) <= GOAL_MS },
    };
  } finally {
    await world.stop();
  }
}

/** Measures how soon a dropped bill can be reviewed, sequentially on an idle machine. */
export async function measureReady() {
  const documents = documentsOf().filter(({ layout }) => layout.split === 'tuning');
  const step = Math.floor(documents.length / BILLS);
  const bills = [];
  for (let at = 0; at < BILLS; at += 1) bills.push(await pdfOf(documents[at * step]));
  return [
    await measured('reader kept warm', {}, bills),
    await measured('a process for each file', { LICHEN_READER_FILES: '0' }, bills),
  ];
}
