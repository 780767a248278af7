import { DAY } from '@lichen/contracts/formats/days';
import { makeWorld, type World } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';
import { startDaily } from '../../../platform/daily/start-daily';
import { until } from '../../../platform/jobs/testing/work-place';
import { dailyAuditCheck } from './daily-audit-check.job';

let world: World;
/** True while time has passed for the work of the day; people stay logged in. */
let isTomorrow = false;

beforeAll(async () => {
  world = await makeWorld({ clock: { now: () => Date.now() + (isTomorrow ? DAY : 0), random: systemClock.random } });
});
afterAll(() => world.stop());

/** Waits until every entry is sealed. */
async function sealed(): Promise<void> {
  const { database } = world.engine.platform;
  await until(async () => (await database.all('SELECT id FROM audit_log WHERE seal IS NULL', [])).length === 0, 20_000);
}

const verify = (by = world.admin) => by.send('POST', 'verify_audit', {});
const checks = async (by = world.admin) => (await by.send('GET', 'audit_checks')).body.list;
const run = (sql: string, params: readonly (string | number)[]) =>
  world.engine.platform.database.transaction((tx) => tx.run(sql, [...params]));

it('verifies the audit log on request, stores the result, and writes nothing into the log', async () => {
  await world.admin.send('POST', 'tags', { name: 'sealed' });
  await sealed();
  const { total } = (await world.admin.send('GET', 'audit_log')).body;
  const { status, body } = await verify();

  expect(status).toBe(200);
  expect(body.obj).toMatchObject({ entries: total, fault: null, fault_entry: null });
  expect(body.obj.seals).toBeGreaterThan(0);
  expect(body.obj.since).toBeLessThanOrEqual(body.obj.checked_on);
  expect(await checks()).toEqual([body.obj]);
  expect((await world.admin.send('GET', 'audit_log')).body.total).toBe(total);
});

it('is for administrators, each of their own company', async () => {
  const user = await world.someone(['user', 'edit_business']);

  expect((await verify(user)).status).toBe(403);
  expect((await user.send('GET', 'audit_checks')).status).toBe(403);
  expect(await checks(world.stranger)).toEqual([]);
});

it('is verified once a day', async () => {
  const { platform } = world.engine;
  const before = (await checks()).length;
  const stored = async () =>
    (await platform.database.all('SELECT id FROM audit_checks WHERE company_id = ?', [world.admin.companyId])).length;
  await sealed();
  isTomorrow = true;
  const daily = { ...platform, daily: [dailyAuditCheck(platform)], configuration: { LICHEN_WORKERS: false } };
  await startDaily(daily).askNow();
  await until(async () => (await stored()) > before, 20_000);
  await startDaily(daily).askNow();
  isTomorrow = false;

  expect(await checks()).toHaveLength(before + 1);
  expect((await checks())[0]).toMatchObject({ fault: null });
});

it('tells which entry was changed, deleted or added outside the portal', async () => {
  const { companyId } = world.admin;
  await sealed();
  const [entry] = (await world.admin.send('GET', 'audit_log?entity_name=tags')).body.list;
  await run("UPDATE audit_log SET type = 'login' WHERE company_id = ? AND id = ?", [companyId, entry._id]);
  expect((await verify()).body.obj).toMatchObject({ fault: 'row_edited', fault_entry: entry._id });

  await run('UPDATE audit_log SET type = ? WHERE company_id = ? AND id = ?', [entry.type, companyId, entry._id]);
  expect((await verify()).body.obj.fault).toBeNull();

  await run('DELETE FROM audit_log WHERE company_id = ? AND id = ?', [companyId, entry._id]);
  expect((await verify()).body.obj).toMatchObject({ fault: 'row_deleted', fault_entry: entry._id });

  await run('DELETE FROM audit_seals WHERE company_id = ? AND seal = 1', [companyId]);
  expect((await verify()).body.obj).toMatchObject({ fault: 'seal', fault_seal: 1 });
  expect((await checks()).map(({ fault }: { fault: string | null }) => fault)).toContain('seal');
});
