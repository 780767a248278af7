import { CONFIGURATION_TEXTS } from '@lichen/contracts/compliance/configurations/configuration-texts';
import { type AskedWorld, askedWorld } from '../../../../test/worlds/asked-world';
import { demandsPath, list, one, type Row, until } from '../../../../test/worlds/demand-book';
import type { Row as Stored, Sql, Value } from '../../../platform/store/sql';
import { ACTIVATE_CONFIGURATION, DEACTIVATE_CONFIGURATION } from './configuration-work.job';

let place: AskedWorld;
const configs = 'partner_compliance_config';
/** Four portions, the last of them smaller, with the partner that the world has. */
const MORE = 180;
const PORTION = 50;

beforeAll(async () => {
  place = await askedWorld();
  await place.asking.send('PATCH', `partners/${place.joined.theirs}`, { partner_roles: ['supplier'] });
}, 60_000);
afterAll(() => place.world.stop());

const database = () => place.world.engine.platform.database;
const count = async (config: Row): Promise<{ demands: number; partners: number }> => {
  const counts = 'COUNT(*) AS demands, COUNT(DISTINCT partner_id) AS partners';
  const [found] = await database().all(`SELECT ${counts} FROM ${demandsPath} WHERE config_id = ?`, [config._id]);
  return { demands: Number(found?.['demands']), partners: Number(found?.['partners']) };
};

let named = 0;
async function configured(draft: object = {}): Promise<Row> {
  named += 1;
  const given = { name: `Insurance ${named}`, demand_type_id: 'insurance', role_id: ['supplier'], ...draft };
  const { status, body } = await place.asking.send('POST', configs, given);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.obj;
}
const now = ({ _id }: Row) => one(place.asking, `${configs}/${_id}`);
const worked = async (config: Row) => {
  await until(async () => (await now(config))['working'] === false);
  return now(config);
};
const act = async (config: Row, action: 'activate' | 'deactivate'): Promise<Row> => {
  const { status, body } = await place.asking.send('POST', `${configs}/${config._id}/${action}_doc_config`, {});
  expect([status, body.err]).toEqual([200, undefined]);
  return body.obj;
};
const asks = ({ _id }: Row) => list(place.asking, `${demandsPath}?config_id=${_id}&limit=100`);

async function insertAll(sql: Sql, table: string, rows: readonly Stored[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const marks = rows.map(() => `(${names.map(() => '?').join(', ')})`).join(', ');
  const values = rows.flatMap((row): Value[] => names.map((name) => row[name] ?? null));
  await sql.run(`INSERT INTO ${table} (${names.map((name) => `\`${name}\``).join(', ')}) VALUES ${marks}`, values);
}

/** Partners that stand for a company each, as if all of them had connected; every other one has tasks. */
async function connectMore(): Promise<void> {
  const { companyId } = place.asking;
  const [pattern = {}] = await database().all('SELECT * FROM partners WHERE id = ?', [place.joined.theirs]);
  const numbers = Array.from({ length: MORE }, (_, at) => String(at).padStart(3, '0'));
  const partner = (company_id: string, id: string, name: string): Stored => ({
    ...{ ...pattern, company_id, id, name, name_key: name },
  });
  await database().transaction(async (tx) => {
    const own = numbers.map((no) => partner(companyId, `to-${no}`, `partner ${no}`));
    await insertAll(tx, 'partners', own);
    const theirs = numbers.map((no) => partner(`company-${no}`, `from-${no}`, 'asking'));
    await insertAll(tx, 'partners', theirs);
    const connections = numbers.map(
      (no): Stored => ({
        ...{ id: `connection-${no}`, from_company: companyId, from_record: `to-${no}` },
        ...{ to_company: `company-${no}`, to_record: `from-${no}`, created_on: 1, joined_on: 1 },
      }),
    );
    await insertAll(tx, 'connections', connections);
    const [account = {}] = await tx.all('SELECT * FROM accounts WHERE id = ?', [companyId]);
    const accounts = numbers.map((no, at): Stored => {
      const modules = JSON.stringify(at % 2 === 0 ? ['activities', 'compliance'] : ['compliance']);
      return { ...account, id: `company-${no}`, company_id: `company-${no}`, modules };
    });
    await insertAll(tx, 'accounts', accounts);
  });
}

it('leaves what has been asked since to itself, where work that was given up earlier begins once more', async () => {
  const config = await configured();
  await act(config, 'activate');
  await worked(config);
  const { companyId, userId } = place.asking;
  const { jobs } = place.world.engine.platform;
  const input = { config_id: config._id };
  const id = await database().transaction((tx) =>
    jobs.add(tx, { companyId, userId, kind: DEACTIVATE_CONFIGURATION, input }),
  );
  jobs.wake();
  await until(async () => (await jobs.status(companyId, id))?.state === 'done');

  expect(await asks(config)).toEqual([expect.objectContaining({ status: 'sent' })]);
  expect(await now(config)).toMatchObject({ active: true, unfinished: false });
  await act(config, 'deactivate');
  await worked(config);
});

it('waits for nobody who can no longer log in', async () => {
  const config = await configured();
  const { companyId } = place.asking;
  const { jobs } = place.world.engine.platform;
  const input = { config_id: config._id };
  await database().transaction(async (tx) => {
    const id = await jobs.add(tx, { companyId, userId: 'somebody gone', kind: ACTIVATE_CONFIGURATION, input });
    const begun = 'active = 1, working = 1, unfinished = 1, work_job_id = ?';
    await tx.run(`UPDATE ${configs} SET ${begun} WHERE id = ?`, [id, config._id]);
  });
  jobs.wake();

  expect(await worked(config)).toMatchObject({
    ...{ active: true, unfinished: true, work_message: CONFIGURATION_TEXTS.failedActivation },
  });
  await act(config, 'deactivate');
  await worked(config);
});

it('takes back what it asks of a partner that has parted and fits no longer', async () => {
  const config = await configured();
  await act(config, 'activate');
  await worked(config);
  const stand = (state: string) =>
    database().run('UPDATE partners SET invite_status = ? WHERE id = ?', [state, place.joined.theirs]);
  await stand('none');
  await place.asking.send('PATCH', `${configs}/${config._id}`, { role_id: ['carrier'] });
  await act(config, 'activate');
  await worked(config);

  expect(await asks(config)).toEqual([expect.objectContaining({ status: 'withdrawn' })]);
  await stand('connected');
  await act(config, 'deactivate');
  await worked(config);
});

/**
 * Statements of the longest transaction that writes demands, while something is done; `after` each of them the work
 * waits.
 */
async function longest(work: () => Promise<unknown>, after?: () => Promise<unknown>): Promise<number> {
  const all = database();
  const open = all.transaction.bind(all);
  let most = 0;
  const watched = jest.spyOn(all, 'transaction').mockImplementation(async (inside) => {
    const texts: string[] = [];
    const answer = await open(async (tx) => {
      const noted: Sql = {
        all: (text, params) => {
          texts.push(text);
          return tx.all(text, params);
        },
        run: (text, params) => {
          texts.push(text);
          return tx.run(text, params);
        },
      };
      return inside(noted);
    });
    if (!texts.some((text) => text.startsWith(`INSERT INTO \`${demandsPath}\``))) return answer;
    most = Math.max(most, texts.length);
    await after?.();
    return answer;
  });
  await work();
  watched.mockRestore();
  return most;
}

it('stops where a person cancels it, and goes on from there with fewer statements than partners', async () => {
  await connectMore();
  const config = await configured();
  const cancel = async () => place.asking.send('POST', 'cancel_job', { id: (await now(config))['work_job_id'] });
  await longest(async () => {
    await act(config, 'activate');
    await worked(config);
  }, cancel);

  expect(await worked(config)).toMatchObject({
    ...{ active: true, unfinished: true, work_job_id: null, work_message: CONFIGURATION_TEXTS.cancelledActivation },
  });
  expect(await count(config)).toEqual({ demands: PORTION, partners: PORTION });

  const statements = await longest(async () => {
    await act(config, 'activate');
    await worked(config);
  });

  expect(await now(config)).toMatchObject({ active: true, unfinished: false, work_message: null });
  expect(await count(config)).toEqual({ demands: MORE + 1, partners: MORE + 1 });
  expect(statements).toBeGreaterThan(10);
  expect(statements).toBeLessThan(PORTION);
  const told = "SELECT company_id, linked_id FROM tasks WHERE task_type = 'compliance_requests' AND company_id LIKE ?";
  const tasks = await database().all(told, ['company-%']);
  expect(new Set(tasks.map(({ company_id }) => company_id)).size).toBe(MORE / 2);
  expect(tasks).toHaveLength(MORE / 2);
  // Each task is about the request of its own company.
  const requests = await database().all('SELECT id, company_id FROM partner_compliance_requests');
  const ownerOf = new Map(requests.map(({ id, company_id }) => [id, company_id]));
  for (const { company_id, linked_id } of tasks) expect(ownerOf.get(linked_id ?? '')).toBe(company_id);
});
