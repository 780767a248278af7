import { driver } from '../../proof/drivers.mjs';
import { answerOf, COUNT, idsOf, LIST, locations } from './activity-list.mjs';
import { serve, settings } from './baseline-server.mjs';

const { databaseUrl, companyId, start, end, connections } = settings;
const pool = driver('mysql2')
  .createPool({ uri: databaseUrl, connectionLimit: connections, supportBigNumbers: true })
  .promise();
const params = [companyId, start, end];

serve(
  async () => {
    const [[rows], [[{ total }]]] = await Promise.all([pool.execute(LIST, params), pool.execute(COUNT, params)]);
    const ids = idsOf(rows);
    const [found] = await pool.execute(locations(ids.length), [...ids, companyId]);
    return answerOf(rows, total, found);
  },
  { limit: 'node:http + mysql2 execute', pool: connections, statements: [LIST, COUNT, locations(1)] },
);
