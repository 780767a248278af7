import { insertAll } from '../../proof/connected-partners.mjs';
import { send, setUpCompany } from '../../proof/company-account.mjs';
import { driver } from '../../proof/drivers.mjs';
import { p95, timed } from '../rounds.mjs';
import { DAY } from '../worlds/world.mjs';

const ROUNDS = 20;
const GOAL_MS = 1000;
const LONGEST_MS = 10_000;
const DEMANDS = 'partner_compliance_demands';
const REQUESTS = 'partner_compliance_requests';
const numbers = Array.from({ length: ROUNDS }, (_, at) => at);

/** Simulates an open page, which receives push events and reloads its data. */
function openPage(port, cookie) {
  const WebSocket = driver('ws');
  let heard = '';
  /** @type {() => void} */
  let woken = () => undefined;
  const address = `ws://127.0.0.1:${port}/socket/?EIO=4&transport=websocket`;
  const headers = { cookie: String(cookie) };
  const socket = new WebSocket(address, { perMessageDeflate: false, origin: `http://127.0.0.1:${port}`, headers });
  const isOpen = new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data) => {
      const text = data.toString('utf8');
      if (text.startsWith('0')) socket.send('40');
      else if (text.startsWith('2')) socket.send('3');
      else if (text.startsWith('40')) resolve(undefined);
      heard += text;
      woken();
    });
  });
  return {
    isOpen,
    forget: () => {
      heard = '';
    },
    /** Resolves when the page is told of a change of this kind. */
    told: (/** @type {string} */ kind) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`nothing was told of ${kind}`)), LONGEST_MS);
        woken = () => {
          if (!heard.includes(`"${kind}"`)) return;
          clearTimeout(late);
          resolve(undefined);
        };
        woken();
      }),
    close: () => socket.close(),
  };
}

/** Creates a second company with members, behind a partner of the first, that has submitted proof to decide on. */
async function decidable({ rows, portal }, { post }, companyId) {
  const second = await setUpCompany(portal.url, 'second@bench.example');
  const other = { url: portal.url, cookie: second.cookie };
  await send({ ...other, method: 'POST', path: '/api/data/partners', body: { name: 'Asking' } });
  const [theirs] = await rows.all("SELECT * FROM partners WHERE name = 'Asking'");
  const connected = { ...theirs, invite_status: 'connected', connected_on: 1 };
  const from = { ...connected, id: 'from-second', name: 'The one that asks', name_key: 'the one that asks' };
  const to = { ...connected, company_id: companyId, id: 'to-second', name: 'Second', name_key: 'second' };
  await insertAll(rows, 'partners', [from, to]);
  const ends = { from_company: companyId, from_record: to.id, to_company: theirs.company_id, to_record: from.id };
  await insertAll(rows, 'connections', [{ id: 'connection-second', ...ends, created_on: 1, joined_on: 1 }]);
  const asked = { partner_id: to.id, demand_type_id: 'insurance', frequency: 'every_year', requires_review: true };
  const demand = (await post(DEMANDS, asked)).obj;
  const [request] = await rows.all(`SELECT id FROM ${REQUESTS} WHERE demand_id = ?`, [demand._id]);
  const base = { version: 1, created_on: 1, created_by: 'connection', updated_on: 1, status: 'for_review' };
  const today = Math.floor(Date.now() / DAY) * DAY;
  const days = { received_on: today, from: today, to: today + 300 * DAY };
  await insertAll(
    rows,
    'partner_compliance_submissions',
    numbers.map((at) => ({
      ...{ ...base, ...days, company_id: companyId, id: `decided-${at}`, demand_id: demand._id, partner_id: to.id },
      ...{ demand_type_id: 'insurance', name: 'policy.pdf', manual: 0, has_file: 1, is_valid: 1 },
      ...{ check_id: `check-${at}`, share_id: `share-${at}` },
    })),
  );
  await insertAll(
    rows,
    'partner_compliance_checks',
    numbers.map((at) => ({
      ...{ ...base, company_id: theirs.company_id, id: `check-${at}`, request_id: request.id },
      ...{ partner_id: from.id, doc_name: 'policy.pdf' },
    })),
  );
  return { other, cookie: second.cookie, demand, request };
}

/** Measures how long an accepted submission takes to appear on the open pages of both companies. */
export async function decisions(world, calls, companyId) {
  const { port, person } = world;
  const { other, cookie, demand, request } = await decidable(world, calls, companyId);
  const [asking, asked] = [openPage(port, person.cookie), openPage(port, cookie)];
  await Promise.all([asking.isOpen, asked.isOpen]);
  const taken = [];
  for (const at of numbers) {
    asking.forget();
    asked.forget();
    taken.push(
      await timed(async () => {
        const own = asking.told('partner_compliance_submissions').then(() => calls.get(`${DEMANDS}/${demand._id}`));
        const theirs = asked
          .told('partner_compliance_checks')
          .then(() => send({ ...other, path: `/api/data/partner_compliance_checks?request_id=${request.id}` }));
        await calls.post(`partner_compliance_submissions/decided-${at}/accept`, {});
        await own;
        const { body } = await theirs;
        const known = body.list.find(({ _id }) => _id === `check-${at}`);
        if (known?.status !== 'accepted') throw new Error(`the other company reads ${known?.status}`);
      }),
    );
  }
  asking.close();
  asked.close();
  const most = p95(taken);
  const figure = 'from Accept to both open pages, read again';
  return {
    ...{ figure, product: `${most.toFixed(0)} ms at the 95th percentile`, limit: '', goal: `≤ ${GOAL_MS} ms` },
    met: most <= GOAL_MS,
  };
}
