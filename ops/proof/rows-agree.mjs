import { monthShares } from './month-shares.mjs';

const grouped = (rows, keyOf) => {
  const found = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    const list = found.get(key);
    if (list) list.push(row);
    else found.set(key, [row]);
  }
  return found;
};

/** Reads every table that one save writes. */
export async function readTables(rows) {
  const [activities, calcs, months, counts, audit, outbox, keys] = [
    await rows.all('SELECT * FROM activities'),
    await rows.all('SELECT * FROM emission_calcs'),
    await rows.all('SELECT * FROM emission_months'),
    await rows.all('SELECT * FROM activity_months'),
    await rows.all("SELECT id, record_id, type, diff FROM audit_log WHERE entity_name = 'electricity_activitys'"),
    await rows.all("SELECT id, type, payload FROM outbox WHERE type LIKE 'electricity%'"),
    await rows.all('SELECT * FROM idempotency_keys'),
  ];
  return { activities, calcs, months, counts, audit, outbox, keys };
}

const sumOf = (rows) => rows.reduce((total, { co2_ug }) => total + Number(co2_ug ?? 0), 0);

function calcsOfOne(activity, mine) {
  const used = mine.filter((row) => row.used === 1 && row.superseded_by === null);
  if (used.length === 0) return [`${activity.id} has no used calculation`];
  const counted = used.filter((row) => row.scope2_basis !== 'market' && row.component !== 'biogenic');
  return ['scope_1', 'scope_2', 'scope_3'].flatMap((scope) => {
    const stored = Number(activity[`scope${scope.at(-1)}_ug`]);
    const sum = sumOf(counted.filter((row) => row.scope === scope));
    return stored === sum ? [] : [`${activity.id} says ${stored} in ${scope}, its rows ${sum}`];
  });
}

/** Checks that an activity has calculations and shows their sums, and that every calculation has an activity. */
export function calculationProblems({ activities, calcs }) {
  const byActivity = grouped(calcs, (row) => row.activity_id);
  const known = new Set(activities.map(({ id }) => id));
  const orphans = [...byActivity.keys()].filter((id) => !known.has(id)).map((id) => `${id} is gone, its rows are not`);
  return [...orphans, ...activities.flatMap((each) => calcsOfOne(each, byActivity.get(each.id) ?? []))];
}

/** Checks that the roll-up equals the sum of the used rows by month, to the last digit. */
export function rollUpProblems({ calcs, months }) {
  const wanted = new Map();
  for (const row of calcs) {
    if (row.used !== 1 || row.superseded_by !== null || row.component === 'biogenic' || row.co2_ug === null) continue;
    const parts = row.parts ? JSON.parse(row.parts) : null;
    for (const [month, ug] of monthShares({ ...row, from: Number(row.from), to: Number(row.to), parts })) {
      const place = [
        row.company_id,
        month,
        row.activity_type,
        row.scope,
        row.scope2_basis ?? '',
        row.scope3_category ?? 0,
      ];
      const key = place.join(' ');
      const before = wanted.get(key) ?? { ug: 0n, calcs: 0 };
      wanted.set(key, { ug: before.ug + ug, calcs: before.calcs + 1 });
    }
  }
  const problems = months.flatMap((row) => {
    const place = [row.company_id, row.month, row.activity_type, row.scope, row.scope2_basis, row.scope3_category];
    const found = wanted.get(place.join(' ')) ?? { ug: 0n, calcs: 0 };
    wanted.delete(place.join(' '));
    const isSame = BigInt(row.co2_ug) === found.ug && Number(row.calcs) === found.calcs;
    return isSame
      ? []
      : [`${place.join(' ')} holds ${row.co2_ug} of ${row.calcs}, its rows ${found.ug} of ${found.calcs}`];
  });
  return [...problems, ...[...wanted].filter(([, { calcs: count }]) => count > 0).map(([key]) => `${key} is missing`)];
}

const AMOUNTS = ['scope1_ug', 'scope2_ug', 'scope3_ug', 'market_ug'];

/** The month in which an activity begins and the one in which it ends, under its type, place and scopes. */
function countedEdges(activity) {
  const scopes = [1, 2, 3].reduce(
    (bits, scope) => bits + (Number(activity[`scope${scope}_ug`]) === 0 ? 0 : 2 ** (scope - 1)),
    0,
  );
  const place = [activity.activity_type, activity.location_id ?? '', scopes, 'both'];
  return [
    ['started', activity.from],
    ['ended', activity.to],
  ].map(([edge, day]) => {
    const date = new Date(Number(day));
    const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
    return { key: [activity.company_id, month, ...place].join(' '), edge };
  });
}

/** Checks that counts and sums by month are those of the activities, all of which have both days. */
export function countProblems({ activities, counts }) {
  const wanted = new Map();
  const add = (key, name, by) => wanted.set(`${key} ${name}`, (wanted.get(`${key} ${name}`) ?? 0n) + by);
  for (const activity of activities)
    for (const { key, edge } of countedEdges(activity)) {
      add(key, edge, 1n);
      for (const name of AMOUNTS) add(key, `${edge}_${name}`, BigInt(activity[name] ?? 0));
    }
  for (const row of counts) {
    const key = [row.company_id, row.month, row.activity_type, row.location_id, row.scopes, row.dated].join(' ');
    for (const edge of ['started', 'ended'])
      for (const name of [edge, ...AMOUNTS.map((each) => `${edge}_${each}`)]) add(key, name, -BigInt(row[name]));
  }
  return [...wanted].filter(([, rest]) => rest !== 0n).map(([place, rest]) => `${place} is short of ${rest}`);
}

const countsOf = (types) => {
  const count = (type) => types.filter((each) => each === type).length;
  return { create: count('create'), update: count('update'), remove: count('remove') };
};

/**
 * Checks that each change has one audit row and one event: a create, `version - 1` updates, and a removal if it is
 * gone.
 */
export function historyProblems({ activities, audit, outbox }) {
  const versions = new Map(activities.map(({ id, version }) => [id, Number(version)]));
  const lines = grouped(audit, (row) => row.record_id);
  const events = grouped(outbox, (row) => JSON.parse(row.payload).id);
  return [...new Set([...versions.keys(), ...lines.keys(), ...events.keys()])].flatMap((id) => {
    const written = countsOf((lines.get(id) ?? []).map(({ type }) => type));
    const told = countsOf((events.get(id) ?? []).map(({ type }) => type.split('.')[1]));
    const version = versions.get(id);
    const expected =
      version === undefined
        ? { create: 1, update: written.update, remove: 1 }
        : { create: 1, update: version - 1, remove: 0 };
    const wanted = JSON.stringify(expected);
    return [
      ...(JSON.stringify(written) === wanted ? [] : [`${id} has audit ${JSON.stringify(written)}, not ${wanted}`]),
      ...(JSON.stringify(told) === wanted ? [] : [`${id} has events ${JSON.stringify(told)}, not ${wanted}`]),
    ];
  });
}

/** Checks that each key's stored answer names an existing create, and that each record was created under one key. */
export function keyProblems({ audit, keys }) {
  const created = new Set(audit.filter(({ type }) => type === 'create').map(({ record_id: id }) => id));
  const answered = keys.map(({ answer }) => JSON.parse(answer).obj._id).filter((id) => created.has(id));
  const twice = answered.filter((id, at) => answered.indexOf(id) !== at);
  const bare = [...created].filter((id) => !answered.includes(id));
  return [...twice.map((id) => `${id} has two keys`), ...bare.map((id) => `${id} was made without its key`)];
}
