import { randomBytes } from 'node:crypto';
import { openRows } from '../../proof/drivers.mjs';
import { serve, settings } from './baseline-server.mjs';
import { rawTransactions } from './raw-transactions.mjs';

const { databaseUrl, activityId, locationId, answer, connections } = settings;
const rows = await openRows(databaseUrl);
const of = (table, where) => rows.all(`SELECT * FROM ${table} WHERE ${where}`);

/** Rows that one save of the product wrote; the baseline writes them repeatedly, with new ids and days. */
const [activity] = await of('activities', `id = '${activityId}'`);
const calcs = await of('emission_calcs', `activity_id = '${activityId}'`);
const months = await of('emission_months', `company_id = '${activity.company_id}'`);
const counts = await of('activity_months', `company_id = '${activity.company_id}'`);
const [audit] = await of('audit_log', `record_id = '${activityId}'`);
const [event] = await of('outbox', `payload LIKE '%${activityId}%'`);
await rows.close();

const { transaction, tail } = rawTransactions(databaseUrl, connections);
const KEYS = ['company_id', 'month', 'activity_type', 'scope', 'scope2_basis', 'scope3_category'];
const COUNT_KEYS = ['company_id', 'month', 'activity_type', 'location_id', 'scopes', 'dated'];
const quoted = (names) => names.map((name) => `\`${name}\``).join(', ');

function insertion(table, list) {
  const names = Object.keys(list[0]);
  const marks = list.map(() => `(${names.map(() => '?').join(', ')})`).join(', ');
  const text = `INSERT INTO \`${table}\` (${quoted(names)}) VALUES ${marks}`;
  return (changed, end = '') => [text + end, changed.flatMap((row) => names.map((name) => row[name]))];
}

const insert = {
  activity: insertion('activities', [activity]),
  calcs: insertion('emission_calcs', calcs),
  months: insertion('emission_months', months),
  counts: insertion('activity_months', counts),
  audit: insertion('audit_log', [audit]),
  event: insertion('outbox', [event]),
};
const ADD = tail(quoted(KEYS), ['co2_ug', 'calcs']);
const ADD_COUNTS = tail(
  quoted(COUNT_KEYS),
  Object.keys(counts[0]).filter((name) => !COUNT_KEYS.includes(name)),
);
const READ = 'SELECT * FROM `locations` WHERE `id` = ? AND `company_id` = ?';

/** Returns an id that increases with time, like the product's, so that new rows are adjacent in every index. */
function newId() {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function save({ from, to }) {
  const id = newId();
  const date = new Date(from);
  const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  const fresh = (row) => ({ ...row, id: newId() });
  const work = [
    [READ, [locationId, activity.company_id]],
    insert.activity([{ ...activity, id, from, to }]),
    insert.calcs(calcs.map((row) => ({ ...fresh(row), activity_id: id, from, to }))),
    insert.counts(
      counts.map((row) => ({ ...row, month })),
      ADD_COUNTS,
    ),
    insert.months(
      months.map((row) => ({ ...row, month })),
      ADD,
    ),
    // Marked as sealed, because the portal must not seal rows that it did not write.
    insert.audit([{ ...fresh(audit), record_id: id, seal: 0 }]),
    insert.event([fresh(event)]),
  ];
  return { id, work };
}

serve(
  async (_request, body) => {
    const { id, work } = save(body);
    await transaction(work);
    return answer.replaceAll(activityId, id);
  },
  {
    limit: 'the statements of one save, raw, in one transaction',
    statements: save(activity).work.map(([text]) => text.slice(0, 60)),
  },
);
