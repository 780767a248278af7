import { driver } from '../../proof/drivers.mjs';
import { serve, settings } from './baseline-server.mjs';

/** Baseline of the dashboard's year: the product's two statements and its answer, written by hand and frozen. */
const { databaseUrl, companyId, year, connections } = settings;
const BY = '`activity_type`, `scope`, `scope2_basis`, `scope3_category`';
const SUMS =
  `SELECT ${BY}, SUM(\`co2_ug\`) AS \`co2_ug\`, SUM(\`calcs\`) AS \`calcs\` FROM \`emission_months\` ` +
  `WHERE \`month\` IN (${Array(12).fill('?').join(', ')}) AND \`company_id\` = ? GROUP BY ${BY}`;
const monthsOf = (of) => Array.from({ length: 12 }, (_, at) => Date.UTC(of, at, 1));
const pool = driver('mysql2')
  .createPool({ uri: databaseUrl, connectionLimit: connections, supportBigNumbers: true })
  .promise();
const sums = async (of) => (await pool.execute(SUMS, [...monthsOf(of), companyId]))[0];

const kg = (rows, wanted) => rows.filter(wanted).reduce((sum, row) => sum + Number(row.co2_ug), 0) / 1e6;
const isMarket = (row) => row.scope2_basis === 'market';

function answerOf(now, last) {
  const line = (key, wanted, market_CO2) => ({
    key,
    CO2_total: kg(now, wanted),
    CO2_last: kg(last, wanted),
    market_CO2,
  });
  const inScope = (scope) => (row) => row.scope === scope && !isMarket(row);
  const market = now.some((row) => isMarket(row) && Number(row.calcs) > 0) ? kg(now, isMarket) : null;
  const list = [
    line('1', inScope('scope_1'), null),
    line('2', inScope('scope_2'), market),
    line('3', inScope('scope_3'), null),
    line('Total', (row) => !isMarket(row) && row.scope !== 'no_scope', null),
  ];
  return JSON.stringify({ list, total: list.length, count: list.length });
}

serve(
  async () => {
    const [now, last] = await Promise.all([sums(year), sums(year - 1)]);
    return answerOf(now, last);
  },
  { limit: 'node:http + mysql2 execute on the roll-up', pool: connections, statements: [SUMS, SUMS] },
);
