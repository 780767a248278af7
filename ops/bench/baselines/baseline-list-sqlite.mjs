import { driver } from '../../proof/drivers.mjs';
import { answerOf, COUNT, idsOf, LIST, locations } from './activity-list.mjs';
import { serve, settings } from './baseline-server.mjs';

const { databaseUrl, companyId, start, end } = settings;
const { DatabaseSync } = driver('@photostructure/sqlite');
const file = new DatabaseSync(databaseUrl.slice('sqlite:'.length));
const [list, count] = [file.prepare(LIST), file.prepare(COUNT)];
const lookups = new Map();

function lookup(length) {
  const statement = lookups.get(length) ?? file.prepare(locations(length));
  lookups.set(length, statement);
  return statement;
}

serve(
  async () => {
    const rows = list.all(companyId, start, end);
    const [{ total }] = count.all(companyId, start, end);
    const ids = idsOf(rows);
    return answerOf(rows, total, lookup(ids.length).all(...ids, companyId));
  },
  { limit: 'node:http + SQLite objects, the product’s driver', statements: [LIST, COUNT, locations(1)] },
);
