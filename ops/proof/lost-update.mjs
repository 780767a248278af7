import { asProgram, runOnPortal } from './run-on-portal.mjs';
import { send, setUpCompany } from './company-account.mjs';
import { chance } from './random.mjs';
import { calculationProblems, countProblems, historyProblems, readTables, rollUpProblems } from './rows-agree.mjs';

const CLIENTS = 16;
const RECORDS = 4;
const DAY = Date.UTC(2024, 4, 1);
const PATH = '/api/data/electricity_activitys';

/** Adds one to a shared record: reads it, writes with the version read, and reads again after a conflict. */
async function addOne(call, id) {
  for (;;) {
    const { body } = await call('GET', `${PATH}/${id}`);
    const { version, amount } = body.obj;
    const answer = await call('PATCH', `${PATH}/${id}`, { amount: amount + 1 }, { 'if-match': String(version) });
    if (answer.status === 200) return { isDone: true };
    if (answer.status !== 409) return { isDone: false, words: `${answer.status} ${answer.text.slice(0, 200)}` };
  }
}

async function race({ call, ids, operations, seed }) {
  const added = new Map(ids.map((id) => [id, 0]));
  const problems = [];
  let left = operations;
  const client = async (number) => {
    const random = chance(seed * 100 + number);
    while (left > 0) {
      left -= 1;
      const id = ids[random.below(ids.length)];
      const result = await addOne(call, id);
      if (result.isDone) added.set(id, added.get(id) + 1);
      else problems.push(result.words);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return { added, problems };
}

const billFor = (locationId) => {
  const period = { from: DAY, to: DAY };
  return { location_id: locationId, ...period, amount: 1000, units: 'kWh', renewable_amount: 0 };
};

async function compare({ portal, person, operations, seed, database, checks }) {
  const call = (method, place, body, headers) =>
    send({ url: portal.url, cookie: person.cookie, method, path: place, body, headers });
  const ids = [];
  for (let number = 0; number < RECORDS; number += 1)
    ids.push((await call('POST', PATH, billFor(person.locationId))).body.obj._id);
  const { added, problems } = await race({ call, ids, operations, seed });
  const ends = await Promise.all(ids.map(async (id) => (await call('GET', `${PATH}/${id}`)).body.obj));
  const lost = ends.flatMap(({ _id, amount, version }) => {
    const wanted = added.get(_id);
    return amount === 1000 + wanted && version === 1 + wanted
      ? []
      : [`${_id} is ${amount} at version ${version} after ${wanted} additions`];
  });
  checks.check(`${CLIENTS} clients on ${database}: every addition is answered`, problems);
  checks.check(`${CLIENTS} clients on ${database}: no addition is lost and none is counted twice`, lost);
}

/** Sixteen clients add to four records at once: with `If-Match`, no update may be lost on either database. */
export function proveNoLostUpdate({ operations, database, seed = 3, checks, print = console.log }) {
  const name = `${CLIENTS} clients on ${database}`;
  return runOnPortal({ name, database, checks }, async ({ portal, rows }) => {
    const person = await setUpCompany(portal.url, 'first@proof.example');
    await compare({ portal, person, operations, seed, database, checks });
    const tables = await readTables(rows);
    const torn = [calculationProblems, rollUpProblems, countProblems, historyProblems].flatMap((of) => of(tables));
    checks.check(`${name}: rows, sums, audit and events agree`, torn);
    print(`${name}: ${operations} additions to ${RECORDS} records`);
  });
}

await asProgram(import.meta.url, { numbers: { operations: '5000', seed: '3' } }, proveNoLostUpdate);
