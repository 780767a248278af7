import { EXTRACT_LIMITS, EXTRACT_LIMIT_TEXTS } from '@lichen/contracts/activities/list/extract.call';
import { makeWorld, type Person, type World } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';
import { extractInTurn } from './extract-room.query';

const HOUR = 3_600_000;

let world: World;
let later = 0;

beforeAll(async () => {
  const clock = { ...systemClock, now: () => Date.now() + later };
  world = await makeWorld({ clock, environment: { LICHEN_RATE_LIMIT_SCALE: '1' } });
}, 60_000);
afterAll(() => world.stop());

const ask = async (who: Person, format: 'csv' | 'xlsx' = 'csv') => {
  const { status, body, headers } = await who.send('POST', 'activity_extract', { format });
  return { status, err: body.err, wait: Number(headers.get('retry-after')) };
};
const rows = async ({ companyId }: Person) =>
  (await world.engine.platform.database.all('SELECT id FROM activity_extracts WHERE company_id = ?', [companyId]))
    .length;
/** Rows that were asked for before, by somebody else of the company. */
const askedBefore = (of: Person, count: number) =>
  world.engine.platform.database.transaction(async (tx) => {
    const [row] = await tx.all('SELECT * FROM activity_extracts WHERE company_id = ? LIMIT 1', [of.companyId]);
    const columns = Object.keys(row ?? {});
    const insert = `INSERT INTO activity_extracts (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    for (let at = 0; at < count; at += 1)
      await tx.run(
        insert,
        columns.map((column) => ({ ...row, id: `before-${at}`, created_by: 'somebody' })[column] as string),
      );
  });

it('makes four files of a company at one moment, tells the fifth to wait, and lets another company have its own', async () => {
  let finish: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const own = Array.from({ length: EXTRACT_LIMITS.atOnce }, () => extractInTurn('one', () => slow));
  const refused = { code: 'tooMany', message: EXTRACT_LIMIT_TEXTS.atOnce };
  await expect(extractInTurn('one', async () => 'fifth')).rejects.toMatchObject(refused);
  const other = extractInTurn('other', async () => 'theirs');
  finish();
  await Promise.all(own);
  expect([await other, await extractInTurn('one', async () => 'fifth')]).toEqual(['theirs', 'fifth']);
});

it('gives a person sixty an hour, and a company five hundred a day', async () => {
  const { admin } = world;
  for (let had = await rows(admin); had < EXTRACT_LIMITS.person; had += 1) expect((await ask(admin)).status).toBe(200);
  const { wait, ...refused } = await ask(admin);
  expect(refused).toEqual({ status: 429, err: EXTRACT_LIMIT_TEXTS.person });
  expect([wait > 3000, wait <= 3600]).toEqual([true, true]);

  later += HOUR;
  expect((await ask(admin)).status).toBe(200);
  await askedBefore(admin, EXTRACT_LIMITS.company - (await rows(admin)));
  expect(await ask(admin)).toMatchObject({ status: 429, err: EXTRACT_LIMIT_TEXTS.company });
}, 60_000);
