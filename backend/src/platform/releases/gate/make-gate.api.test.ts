import { type FreshDatabase, freshDatabase } from '../../../../test/database/fresh-database';
import { platformMigrations } from '../../platform-migrations';
import { tableOf } from '../../store/table';
import { build, STANDING } from '../../../../test/releases/gate-build';
import { makeGate } from './make-gate';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase(platformMigrations);
  const { database } = fresh;
  const pointers = tableOf('release_pointers', ['name', 'version', 'seq', 'updated_on'], database.dialect);
  await pointers.insert(database, [{ name: 'mf-docs', version: '1.6.0-ab12', seq: 1, updated_on: 1 }]);
});
afterAll(() => fresh.close());

const again = (change: object, portal: object = {}) =>
  makeGate(fresh.database, { ...STANDING.portal, ...portal }).again?.({ ...build().release, ...change });

it('lets a stored version go live again, and none that is older than what is live', async () => {
  await expect(again({ version: '1.6.0-cd34' })).resolves.toBeUndefined();
  await expect(again({})).rejects.toThrow('wanted 1.6.0 or later, which is live; to go back use rollback');
});

it('lets none go live that the portal of today cannot run', async () => {
  const newer = { version: '1.7.0-ab12' };
  await expect(again(newer, { sdk: '1.0.0' })).rejects.toThrow('SDK range');
  await expect(again(newer, { modules: { docs: '3.0.0' } })).rejects.toThrow('API range');
  await expect(again(newer, { ownAreas: ['docs'] })).rejects.toThrow('it belongs to the portal');
});
