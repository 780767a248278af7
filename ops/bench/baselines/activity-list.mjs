/** Baseline of the activity list: the product's statements and answer, written by hand and frozen. */
const COLUMNS = [
  ...['company_id', 'id', 'version', 'created_on', 'created_by', 'updated_on', 'activity_type'],
  ...['description', 'tags', 'applied', 'doc_id', 'from', 'to', 'location_id', 'partner_id', 'vehicle_id'],
  ...['profile_id', 'product_id', 'source_id', 'cost', 'scope', 'scope1_ug', 'scope2_ug', 'scope3_ug', 'market_ug'],
  ...['err_msg', 'invalid', 'problem', 'behind_since', 'behind_by', 'updated_by', 'offset_kind'],
];
const LOCATION_COLUMNS = ['id', 'name', 'address_line1', 'town_or_city', 'country'];
const list = (names) => names.map((name) => `\`${name}\``).join(', ');
const WHERE = 'WHERE `company_id` = ? AND (`to` >= ?) AND (`from` <= ?)';

export const LIST = `SELECT ${list(COLUMNS)} FROM \`activities\` ${WHERE} ORDER BY \`from\` DESC, \`id\` DESC LIMIT 50`;
export const COUNT = `SELECT COUNT(*) AS total FROM \`activities\` ${WHERE}`;

/** Returns the list's two statements with other conditions. */
export const activityList = (where) =>
  `SELECT ${list(COLUMNS)} FROM \`activities\` WHERE \`company_id\` = ? AND ${where} ORDER BY \`from\` DESC, \`id\` DESC LIMIT 50`;
export const activityCount = (where) =>
  `SELECT COUNT(*) AS total FROM \`activities\` WHERE \`company_id\` = ? AND ${where}`;
export const locations = (count) =>
  `SELECT ${list(LOCATION_COLUMNS)} FROM \`locations\` WHERE \`id\` IN (${Array(count).fill('?').join(', ')}) AND \`company_id\` = ?`;

const headline = ({
  from,
  to,
  scope,
  scope1_ug: one,
  scope2_ug: two,
  scope3_ug: three,
  market_ug: market,
  err_msg: problem,
}) => ({
  from,
  to,
  scope,
  CO2: problem ? null : (one + two + three) / 1e6,
  market_CO2: market === null ? null : market / 1e6,
  note: null,
});

function shown(row, places) {
  return {
    _id: row.id,
    version: row.version,
    created_on: row.created_on,
    created_by: row.created_by,
    updated_on: row.updated_on,
    activity_type: row.activity_type,
    description: row.description,
    tags: row.tags === null ? null : JSON.parse(row.tags),
    applied: row.applied !== 0,
    doc_id: row.doc_id,
    from: row.from,
    to: row.to,
    location_id: row.location_id,
    partner_id: row.partner_id,
    vehicle_id: row.vehicle_id,
    profile_id: row.profile_id,
    product_id: row.product_id,
    source_id: row.source_id,
    cost: row.cost === null ? null : JSON.parse(row.cost),
    offset_kind: row.offset_kind,
    scope: row.scope,
    err_msg: row.err_msg,
    problem: row.problem === null ? null : JSON.parse(row.problem),
    behind_since: row.behind_since,
    behind_by: row.behind_by,
    location: places.get(row.location_id) ?? null,
    ...{ partner: null, vehicle: null, profile: null, product: null, source: null },
    uid: row.created_by,
    company_id: row.company_id,
    emission_calc: headline(row),
  };
}

export const idsOf = (rows) => [...new Set(rows.map((row) => row.location_id))];

export function answerOf(rows, total, found) {
  const places = new Map(
    found.map(({ id, name, address_line1, town_or_city, country }) => [
      id,
      { _id: id, name, address_line1, town_or_city, country, address: `${address_line1}, ${town_or_city}` },
    ]),
  );
  return JSON.stringify({ list: rows.map((row) => shown(row, places)), total, count: rows.length });
}
