import { insertAll } from '../../proof/connected-partners.mjs';
import { callsOf } from '../../proof/factor-work.mjs';
import { p95, timed } from '../rounds.mjs';
import { DAY, makeWorld } from '../worlds/world.mjs';

const DOCUMENTS = 100_000;
const AT_ONCE = 500;
const ASKED = 30;
const PAGE_MS = 100;
/** States of a company's documents: most were applied long ago, a few wait. */
const STATES = [
  'applied',
  'applied',
  'applied',
  'applied',
  'applied',
  'applied',
  'applied',
  'validated',
  'capture',
  'error',
];
const QUEUES = { applied: 'applied', validated: 'to_review', capture: 'to_review', error: 'to_review' };
const TYPES = [
  ['electricity', 'utility'],
  ['water', 'utility'],
  ['fuel', 'utility'],
  ['iso_14001', 'certificate'],
  ['insurance', 'insurance'],
];

/** Documents of five years, with the values of a bill in each. */
async function fillDocuments(rows, pattern, queueOf) {
  const last = Math.floor(Date.now() / DAY) * DAY;
  for (let from = 0; from < DOCUMENTS; from += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, place) => {
      const at = from + place;
      const [type, category] = TYPES[at % TYPES.length];
      const status = STATES[Math.floor(at / TYPES.length) % STATES.length];
      return {
        ...pattern,
        ...{ id: `doc-${String(at).padStart(6, '0')}`, name: `Document ${at}.pdf`, status, queue: queueOf[status] },
        ...{ doc_ids: JSON.stringify([type]), doc_type_id: type, categories: JSON.stringify([category]) },
        prep_data: JSON.stringify({
          supplier_name: 'Northern Power',
          electricity_used: at,
          invoice_number: `NP-${at}`,
        }),
        ...{ created_on: last - (at % 1825) * DAY, expiry_date: at % 5 === 3 ? last + (at % 400) * DAY : null },
        content_hash: null,
      };
    });
    await insertAll(rows, 'docs', some);
  }
  await rows.all('ANALYZE TABLE docs');
}

async function figureOf(figure, { call }, place) {
  const ask = async () => {
    const { status, text } = await call('GET', `/api/data/${place}`);
    if (status !== 200) throw new Error(`${status}: ${text.slice(0, 300)}`);
  };
  await ask();
  const taken = [];
  for (let at = 0; at < ASKED; at += 1) taken.push(await timed(ask));
  const found = p95(taken);
  const product = `${found.toFixed(0)} ms at the 95th percentile`;
  return { figure, product, limit: '', goal: `≤ ${PAGE_MS} ms`, met: found <= PAGE_MS };
}

/** The list of documents of a company that has 100,000 of them, as its page asks for it. */
export async function measureDocuments() {
  const world = await makeWorld('mysql');
  try {
    const { rows, portal } = world;
    await rows.all('UPDATE accounts SET modules = ?', [JSON.stringify(['docs', 'activities', 'business'])]);
    await portal.kill();
    await portal.start();
    await callsOf(portal, world.person).post('docs', { name: 'pattern', doc_ids: ['electricity'] });
    const [pattern] = await rows.all('SELECT * FROM docs');
    await rows.all('DELETE FROM docs');
    await fillDocuments(rows, pattern, QUEUES);
    const list = 'docs?limit=25&sort=-created_on';
    return [
      await figureOf('first page of 100,000 documents', world, list),
      await figureOf('documents to review', world, `${list}&docFilter=to_review`),
      await figureOf('documents of a category', world, `${list}&category=certificate`),
      await figureOf('documents by a name', world, `${list}&search=Document%2099999`),
      await figureOf('number in each queue', world, 'doc_queues'),
    ];
  } finally {
    await world.stop();
  }
}
