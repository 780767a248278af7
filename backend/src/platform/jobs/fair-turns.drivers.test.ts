import { newId, systemClock } from '../clock';
import type { JobKind } from './job';
import { openPlace, somewhere, until } from './testing/work-place';

jest.setTimeout(60_000);

const where = somewhere();
afterAll(() => where.remove());

it('keeps a place for others beside a company with a pile of work, and ends the pile', async () => {
  const place = await openPlace(where);
  const [pile, other] = [newId(systemClock), newId(systemClock)];
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const long: JobKind = {
    kind: 'long',
    attempts: 1,
    run: ({ companyId }) => {
      begun.push(companyId);
      return companyId === pile ? new Promise<void>((resolve) => ends.push(resolve)) : Promise.resolve();
    },
  };
  await place.jobs.start([long]);
  const add = (companyId: string) =>
    place.database.transaction((tx) => place.jobs.add(tx, { companyId, userId: 'u', kind: 'long', input: null }));
  const files: string[] = [];
  for (let at = 0; at < 4; at += 1) files.push(await add(pile));
  place.jobs.wake();
  await until(() => begun.length > 0);
  const line = await add(other);
  place.jobs.wake();

  await until(async () => (await place.jobs.status(other, line))?.state === 'done', 20_000);
  expect(begun.filter((company) => company === pile)).toHaveLength(1);
  for (let at = 0; at < files.length; at += 1) {
    await until(() => ends.length > 0, 20_000);
    ends.shift()?.();
  }
  for (const file of files) await until(async () => (await place.jobs.status(pile, file))?.state === 'done', 20_000);
  expect(begun).toHaveLength(5);
  await place.close();
});
