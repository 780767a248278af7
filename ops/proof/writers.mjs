import { send } from './company-account.mjs';
import { chance } from './random.mjs';

const DAY = 86_400_000;
const FIRST = Date.UTC(2023, 0, 1);

function billOf(random, person, description) {
  const from = FIRST + random.below(1000) * DAY;
  return {
    location_id: person.locationId,
    from,
    to: from + random.below(70) * DAY,
    amount: 1 + random.below(90_000),
    units: 'kWh',
    renewable_amount: 0,
    description,
  };
}

const PATH = '/api/data/electricity_activitys';

const aliveOf = (records) => [...records.values()].filter(({ removed }) => !removed);

/**
 * A call of a writer, with the state that it expects.
 * @typedef {{ kind: string, key?: string, body?: object, id?: string, version?: number, amount?: number,
 *   before?: { version: number, amount: number } }} Work
 */

/** Chooses the next write: six creates to three updates to one removal. */
function chooser({ number, seed, person, records }) {
  const random = chance(seed * 1000 + number);
  let serial = 0;
  return () => {
    const alive = aliveOf(records);
    const dice = random.next();
    const target = alive[random.below(Math.max(1, alive.length))];
    if (target && dice < 0.3) {
      const amount = 1 + random.below(90_000);
      return { kind: 'update', ...target, before: target, amount: amount === target.amount ? amount + 1 : amount };
    }
    if (target && dice < 0.4) return { kind: 'remove', ...target, before: target };
    serial += 1;
    const key = `writer ${number} bill ${serial} of ${seed}`;
    return { kind: 'create', key, body: billOf(random, person, key) };
  };
}

function perform({ url, person }, work) {
  const call = (method, path, body, headers) => send({ url, cookie: person.cookie, method, path, body, headers });
  if (work.kind === 'create') return call('POST', PATH, work.body, { 'idempotency-key': work.key });
  const headers = { 'if-match': String(work.version) };
  if (work.kind === 'update') return call('PATCH', `${PATH}/${work.id}`, { amount: work.amount }, headers);
  return call('DELETE', `${PATH}/${work.id}`, undefined, headers);
}

/**
 * Returns which of its two possible outcomes an unanswered update or removal had, judged by the stored row.
 * @param {Work} work
 * @param {{ version: number, amount: number } | undefined} row
 */
function endOf({ kind, id, amount, before }, row) {
  if (!row) return kind === 'remove' ? { record: { ...before, removed: true } } : { problem: `${id} vanished` };
  if (!before) return { problem: `${id} has nothing to be compared with` };
  const isAsBefore = row.version === before.version && row.amount === before.amount;
  if (isAsBefore) return { record: before };
  const isDone = kind === 'update' && row.version === before.version + 1 && row.amount === amount;
  return isDone ? { record: { ...before, ...row } } : { problem: `${id} is torn: ${JSON.stringify(row)}` };
}

/**
 * Simulates a person who owns their records, so that the expected database state is known exactly. `records` are the
 * acknowledged ones; `open` is the one call that was not answered.
 */
export function makeWriter({ number, seed, url, person }) {
  const records = new Map();
  const next = chooser({ number, seed, person, records });
  const writer = { records, open: /** @type {Work | undefined} */ (undefined), acknowledged: 0, answers: {} };

  const note = (work, { body }) => {
    writer.acknowledged += 1;
    if (work.kind === 'remove') return records.set(work.id, { ...work.before, removed: true });
    const { _id: id, version, amount } = body.obj;
    return records.set(id, { id, version, amount });
  };

  /** Works until stopped or until a call is not answered. */
  writer.work = async (isStopped) => {
    while (!isStopped()) {
      writer.open = next();
      const answer = await perform({ url, person }, writer.open).catch(() => ({ status: 0, body: undefined }));
      writer.answers[answer.status] = (writer.answers[answer.status] ?? 0) + 1;
      if (answer.status !== 200 && answer.status !== 201) return;
      note(writer.open, answer);
      writer.open = undefined;
    }
  };

  /** Repeats the unanswered create twice. @returns sentences that describe problems */
  writer.retry = async () => {
    const work = writer.open;
    if (work?.kind !== 'create') return [];
    const [first, second] = [await perform({ url, person }, work), await perform({ url, person }, work)];
    const statuses = `${first.status}, ${second.status}`;
    if (statuses !== '201, 201') return [`${work.key}: ${statuses}: ${second.text}`];
    note(work, first);
    writer.open = undefined;
    return first.text === second.text ? [] : [`${work.key} was answered differently the second time`];
  };

  writer.compare = (stored) => {
    const work = writer.open;
    if (!work || work.kind === 'create') return [];
    writer.open = undefined;
    const { record, problem } = endOf(work, stored.get(work.id));
    if (record) records.set(work.id, record);
    return problem ? [problem] : [];
  };
  return writer;
}

const storedState = ({ version, data }) => ({ version: Number(version), amount: JSON.parse(data).amount });

/** Returns the stored state of each activity, in the form that the writers use. */
export const storedStates = (activities) => new Map(activities.map((row) => [row.id, storedState(row)]));

/** Acknowledged records that are missing or differ, and idempotency keys that created more than one record. */
export function lossProblems(writers, activities) {
  const stored = storedStates(activities);
  const known = new Map(writers.flatMap(({ records }) => [...records]));
  const lost = [...known.values()].flatMap(({ id, version, amount, removed }) => {
    const row = stored.get(id);
    if (removed) return row ? [`${id} was removed and is there`] : [];
    if (!row) return [`${id} was acknowledged and is lost`];
    return row.version === version && row.amount === amount
      ? []
      : [`${id} is ${JSON.stringify(row)}, not ${version}: ${amount}`];
  });
  const extra = activities.filter(({ id }) => !known.has(id)).map(({ id }) => `${id} belongs to no answer`);
  return [...lost, ...extra];
}
