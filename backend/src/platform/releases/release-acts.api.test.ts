import { join } from 'node:path';
import pino from 'pino';
import { anything, builtRemote, RELEASED } from '../../../test/releases/built-remote';
import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { systemClock } from '../clock';
import { localFiles } from '../files/local-files';
import { up as handOver } from '../migrations/2026-11-29-40-gate-of-own-page';
import { platformMigrations } from '../platform-migrations';
import { schemaOver } from '../store/schema';
import { claimsOf } from './gate/name-rules';
import type { Gate } from './gate/make-gate';
import { makeReleases } from './make-releases';
import type { Releases } from './releases';

let fresh: FreshDatabase;
let releases: Releases;
let announced = 0;
let moment = Date.UTC(2026, 10, 23);
const HOUR = 3_600_000;

function start(gate: Gate = anything): Releases {
  const configuration = { dataDir: fresh.directory };
  const clock = { ...systemClock, now: () => moment };
  const files = localFiles(join(fresh.directory, 'release-files'));
  const announce = () => {
    announced += 1;
  };
  return makeReleases({
    hasAccount: async (id) => id !== 'nobody',
    gate,
    configuration,
    clock,
    log: pino({ level: 'silent' }),
    database: fresh.database,
    files,
    announce,
  });
}

beforeAll(async () => {
  fresh = await freshDatabase(platformMigrations);
  releases = start();
  await releases.refresh();
});
afterAll(async () => {
  releases.stop();
  await fresh.close();
});

const published = (name: string, version: string, expected?: string | null) =>
  releases.publish(builtRemote(join(fresh.directory, 'built'), { name, version, module: 'activities' }), {
    ...RELEASED,
    expected,
  });
const ADA = { by: 'Ada', note: 'Bills were counted twice' };
const liveOf = (name: string, companyId?: string) =>
  releases.live(companyId).find((release) => release.name === name)?.version;

it('goes back to the version before, says who and why, and never falls back to what was taken back', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await published('mf-back', version);
  expect(await releases.move({ name: 'mf-back', act: 'rollback', ...ADA })).toBe('1.1.0');

  expect(liveOf('mf-back')).toBe('1.1.0');
  expect(releases.fallback('mf-back')).toEqual({ name: 'mf-back', version: '1.0.0' });
  expect((await releases.history('mf-back')).at(-1)).toMatchObject({
    ...{ act: 'rollback', version: '1.1.0', previous: '1.2.0', at: moment },
    ...ADA,
  });
  await releases.move({ name: 'mf-back', act: 'rollback', version: '1.0.0', ...ADA });
  expect(releases.fallback('mf-back')).toBeNull();
  await expect(releases.move({ name: 'mf-back', act: 'rollback', ...ADA })).rejects.toThrow('no earlier version');
  await expect(releases.move({ name: 'mf-back', act: 'rollback', version: '9.9.9', ...ADA })).rejects.toThrow(
    'was never live',
  );
  await expect(
    releases.move({ name: 'mf-back', act: 'rollback', version: '1.2.0', ...ADA, expected: '1.1.0' }),
  ).rejects.toThrow('Somebody else changed');
  await expect(
    releases.move({ name: 'mf-back', act: 'rollback', version: '1.2.0', by: 'Ada', note: ' ' }),
  ).rejects.toThrow('Say in one to 500');
});

it('takes a retired remote from everybody, keeps its versions, and has it back when it is released again', async () => {
  await published('mf-gone', '1.0.0');
  announced = 0;
  expect(await releases.move({ name: 'mf-gone', act: 'retire', ...ADA })).toBeNull();

  expect(liveOf('mf-gone')).toBeUndefined();
  expect(announced).toBe(1);
  expect(await releases.published({ name: 'mf-gone', version: '1.0.0' })).toMatchObject({ version: '1.0.0' });
  expect(releases.isReady()).toBe(true);
  const again = start();
  await again.refresh();
  expect(again.live().map(({ name }) => name)).not.toContain('mf-gone');
  again.stop();
  await published('mf-gone', '1.0.0', null);
  expect(liveOf('mf-gone')).toBe('1.0.0');
  await expect(releases.move({ name: 'mf-never', act: 'retire', ...ADA })).rejects.toThrow('Nothing was ever released');
});

it('takes a retired remote from an account that stays at a version, too', async () => {
  await published('mf-closed', '1.0.0');
  await published('mf-closed', '1.1.0');
  const until = moment + HOUR;
  await releases.pin({ name: 'mf-closed', companyId: 'pilot', act: 'pin', version: '1.0.0', until, ...ADA });
  expect(liveOf('mf-closed', 'pilot')).toBe('1.0.0');
  await releases.move({ name: 'mf-closed', act: 'retire', ...ADA });

  expect([liveOf('mf-closed', 'pilot'), liveOf('mf-closed')]).toEqual([undefined, undefined]);
});

it('keeps an account at a version until the end that was said, and nobody else', async () => {
  await published('mf-kept', '1.0.0');
  await releases.pin({ name: 'mf-kept', companyId: 'held', act: 'hold', until: moment + HOUR, ...ADA });
  await published('mf-kept', '2.0.0');
  await releases.pin({
    name: 'mf-kept',
    companyId: 'pilot',
    act: 'pin',
    version: '1.0.0',
    until: moment + 2 * HOUR,
    ...ADA,
  });
  const at = () => ['held', 'pilot', 'other'].map((company) => liveOf('mf-kept', company));

  expect(at()).toEqual(['1.0.0', '1.0.0', '2.0.0']);
  moment += HOUR;
  expect(at()).toEqual(['2.0.0', '1.0.0', '2.0.0']);
  announced = 0;
  await releases.refresh();
  expect(announced).toBe(1);
  await releases.unpin({ name: 'mf-kept', companyId: 'pilot', ...ADA });
  expect(at()).toEqual(['2.0.0', '2.0.0', '2.0.0']);
  await expect(releases.unpin({ name: 'mf-kept', companyId: 'pilot', ...ADA })).rejects.toThrow(
    'follows what is released',
  );
  const pin = { name: 'mf-kept', companyId: 'pilot', act: 'pin' as const, ...ADA };
  await expect(releases.pin({ ...pin, version: '3.0.0', until: moment + HOUR })).rejects.toThrow('is not stored');
  await expect(releases.pin({ ...pin, version: '1.0.0', until: moment })).rejects.toThrow('must be in the future');
  await expect(releases.pin({ ...pin, companyId: 'nobody', version: '1.0.0', until: moment + HOUR })).rejects.toThrow(
    'There is no account nobody',
  );
  expect((await releases.history('mf-kept')).map(({ act }) => act)).toEqual([
    'publish',
    'hold',
    'publish',
    'pin',
    'unpin',
  ]);
});

it('finds what was changed behind its back', async () => {
  const tell = async () => (await releases.verify('mf-told')).broken;
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await published('mf-told', version);
  const run = (sql: string) => fresh.database.run(`${sql}`, []);
  expect(await tell()).toBeNull();
  await run(`UPDATE release_pointers SET version = '1.0.0' WHERE name = 'mf-told'`);
  expect(await tell()).toBe('mf-told was moved without an act');
  await run(`UPDATE release_pointers SET version = '1.2.0' WHERE name = 'mf-told'`);
  await run(`UPDATE release_history SET actor = 'Eve' WHERE name = 'mf-told' AND seq = 2`);
  expect(await tell()).toBe('act 2 of mf-told was changed');
  await run(`UPDATE release_history SET actor = 'test' WHERE name = 'mf-told' AND seq = 2`);
  await run(`DELETE FROM release_history WHERE name = 'mf-told' AND seq = 3`);
  expect(await tell()).toBe('the last act of mf-told is missing');
});

it('finds an account that is kept at a version, or let go, without an act, and another version to fall back to', async () => {
  const tell = async () => (await releases.verify('mf-kept')).broken;
  const run = (sql: string) => fresh.database.run(`${sql}`, []);
  const pinned = (companyId: string, act: 'pin' | 'hold', version?: string) =>
    releases.pin({ name: 'mf-kept', companyId, act, version, until: moment + HOUR, ...ADA });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await published('mf-kept', version);
  await pinned('acme', 'pin', '1.0.0');
  await pinned('beta', 'hold');
  await pinned('core', 'hold');
  await releases.unpin({ name: 'mf-kept', companyId: 'core', ...ADA });
  expect(await tell()).toBeNull();

  await run(`UPDATE release_pins SET version = '1.1.0' WHERE name = 'mf-kept' AND company_id = 'acme'`);
  expect(await tell()).toBe('acme is kept at mf-kept 1.1.0 without an act');
  await run(`UPDATE release_pins SET version = '1.0.0' WHERE name = 'mf-kept' AND company_id = 'acme'`);
  await run(`UPDATE release_pins SET until = until + 1 WHERE name = 'mf-kept' AND company_id = 'acme'`);
  expect(await tell()).toBe('acme is kept at mf-kept 1.0.0 without an act');
  await run(`UPDATE release_pins SET until = until - 1 WHERE name = 'mf-kept' AND company_id = 'acme'`);
  await run(`UPDATE release_pins SET company_id = 'core' WHERE name = 'mf-kept' AND company_id = 'beta'`);
  expect(await tell()).toBe('core is kept at mf-kept 1.2.0 without an act');
  await run(`DELETE FROM release_pins WHERE name = 'mf-kept' AND company_id = 'core'`);
  expect(await tell()).toBe('beta was let go from mf-kept 1.2.0 without an act');
  await releases.unpin({ name: 'mf-kept', companyId: 'acme', ...ADA });
  await pinned('beta', 'hold');
  expect(await tell()).toBeNull();

  await run(`UPDATE release_pointers SET fallback = '1.0.0' WHERE name = 'mf-kept'`);
  expect(await tell()).toBe('mf-kept was given another version to fall back to without an act');
});

it('finds a move without an act also once another act has gone over it', async () => {
  for (const version of ['1.0.0', '1.1.0']) await published('mf-over', version);
  await fresh.database.run(`UPDATE release_pointers SET version = '1.0.0' WHERE name = 'mf-over'`, []);
  await published('mf-over', '1.2.0');
  await releases.move({ name: 'mf-over', act: 'retire', ...ADA });
  await published('mf-over', '1.3.0');

  expect((await releases.verify('mf-over')).broken).toBe('mf-over was moved without an act before act 3');
});

it('loses no act of eight who publish at once', async () => {
  const ROUNDS = 6;
  const processes = Array.from({ length: 8 }, () => start());
  const folders = processes.flatMap((_, who) =>
    Array.from({ length: ROUNDS }, (_each, round) =>
      builtRemote(join(fresh.directory, 'built'), {
        name: 'mf-busy',
        version: `${round}.${who}.0`,
        module: 'activities',
      }),
    ),
  );
  await published('mf-busy', '0.0.1');
  const publishAll = async (process: Releases, who: number) => {
    for (const folder of folders.slice(who * ROUNDS, (who + 1) * ROUNDS)) {
      for (;;) {
        await process.refresh();
        const expected = process.live().find(({ name }) => name === 'mf-busy')?.version ?? null;
        const isThrough = await process.publish(folder, { by: `team ${who}`, note: folder, expected }).then(
          () => true,
          (error: Error) => {
            if (!error.message.includes('Somebody else changed')) throw error;
            return false;
          },
        );
        if (isThrough) break;
      }
    }
  };
  await Promise.all(processes.map(publishAll));
  for (const each of processes) each.stop();

  const acts = await releases.history('mf-busy');
  expect(acts).toHaveLength(1 + processes.length * ROUNDS);
  expect(await releases.verify('mf-busy')).toMatchObject({ broken: null, damaged: [] });
  // Each version was released after the one before it, and none twice.
  expect(acts.slice(1).map(({ previous }) => previous)).toEqual(acts.slice(0, -1).map(({ version }) => version));
});

it('gives names to the first that goes live with them, until it is retired', async () => {
  const takes = start(async (release) => claimsOf(release, [release.name.slice(3)]));
  await takes.refresh();
  const publish = (name: string, version: string, more: object) =>
    takes.publish(
      builtRemote(join(fresh.directory, 'built'), { name, version, module: name.slice(3), ...more }),
      RELEASED,
    );
  const own = (path: string) => ({
    pages: [{ area: 'x', path, title: 'X', expose: './pages/X', preload: ['page.js'] }],
  });
  await publish('mf-owner', '1.0.0', own('/x/:id'));

  await expect(publish('mf-guest', '1.0.0', own('/x/:name'))).rejects.toThrow('The path /x/: belongs to mf-owner');
  expect(takes.live().map(({ name }) => name)).not.toContain('mf-guest');
  await publish('mf-owner', '1.1.0', own('/x/:id'));
  await takes.move({ name: 'mf-owner', act: 'retire', ...ADA });
  await takes.move({ name: 'mf-guest', act: 'publish', version: '1.0.0', ...ADA });
  expect(takes.live().map(({ name }) => name)).toContain('mf-guest');
  await expect(publish('mf-owner', '1.2.0', own('/x/:id'))).rejects.toThrow('The path /x/: belongs to mf-guest');
  await expect(takes.move({ name: 'mf-guest', act: 'publish', version: '9.0.0', ...ADA })).rejects.toThrow(
    'is not stored',
  );
  takes.stop();
});

it('goes back to no version whose names are another’s meanwhile, and keeps no account at one', async () => {
  const takes = start(async (release) => claimsOf(release, [release.name.slice(3)]));
  await takes.refresh();
  const publish = (name: string, version: string, path: string) =>
    takes.publish(
      builtRemote(join(fresh.directory, 'built'), {
        ...{ name, version, module: name.slice(3) },
        pages: [{ area: 'y', path, title: 'Y', expose: './pages/Y', preload: ['page.js'] }],
      }),
      RELEASED,
    );
  await publish('mf-left', '1.0.0', '/y/lists');
  await takes.move({ name: 'mf-left', act: 'retire', ...ADA });
  await publish('mf-came', '1.0.0', '/y/lists');
  await publish('mf-left', '2.0.0', '/y/other');
  const liveNow = () => takes.live().flatMap(({ name, version }) => (name === 'mf-left' ? [version] : []));

  const taken = 'The path /y/lists belongs to mf-came';
  await expect(takes.move({ name: 'mf-left', act: 'rollback', version: '1.0.0', ...ADA })).rejects.toThrow(taken);
  const pin = { name: 'mf-left', companyId: 'c', act: 'pin' as const, version: '1.0.0', until: moment + HOUR };
  await expect(takes.pin({ ...pin, ...ADA })).rejects.toThrow(taken);
  await expect(takes.move({ name: 'mf-left', act: 'publish', version: '1.0.0', ...ADA })).rejects.toThrow(taken);
  expect([liveNow(), (await takes.history('mf-left')).length]).toEqual([['2.0.0'], 3]);
  takes.stop();
});

it('hands the area of one’s own page over to the remote that has it, and lets the other go back', async () => {
  const takes = start(async (release) => claimsOf(release, []));
  await takes.refresh();
  const publish = (name: string, version: string, ...areas: string[]) =>
    takes.publish(
      builtRemote(join(fresh.directory, 'built'), {
        ...{ name, version, module: name.slice(3) },
        areas: areas.map((path) => ({ path, roles: ['user'] })),
        pages: [{ area: name, path: `/${name}`, title: 'Own', expose: './pages/Own', preload: ['page.js'] }],
      }),
      RELEASED,
    );
  await publish('mf-activities', '1.0.0', '/tasks', '/member');
  const taken = 'The area /member belongs to mf-activities';
  await expect(publish('mf-business', '1.0.0', '/business', '/member')).rejects.toThrow(taken);

  const schema = schemaOver(fresh.database.sequelize.getQueryInterface());
  for (let runs = 0; runs < 2; runs += 1) await handOver(schema);
  await publish('mf-business', '1.0.0', '/business', '/member');
  await publish('mf-activities', '1.1.0', '/tasks');
  expect(await takes.move({ name: 'mf-activities', act: 'rollback', ...ADA })).toBe('1.0.0');
  await expect(publish('mf-late', '1.0.0', '/member')).rejects.toThrow('The area /member belongs to mf-business');
  await expect(publish('mf-late', '1.1.0', '/tasks')).rejects.toThrow('The area /tasks belongs to mf-activities');
  takes.stop();
});

it('asks the gate again before a stored version goes live, and not before a roll-back', async () => {
  let isOpen = true;
  const asked: string[] = [];
  const gate: Gate = Object.assign(async () => [], {
    again: async ({ version }: { version: string }) => {
      asked.push(version);
      if (!isOpen) throw new Error('no longer for this portal');
    },
  });
  const takes = start(gate);
  await takes.refresh();
  const built = (version: string) =>
    builtRemote(join(fresh.directory, 'built'), { name: 'mf-again', version, module: 'again' });
  for (const version of ['1.0.0', '1.1.0']) await takes.publish(built(version), RELEASED);
  isOpen = false;

  await expect(takes.publish(built('1.0.0'), RELEASED)).rejects.toThrow('no longer for this portal');
  expect(asked).toEqual(['1.0.0', '1.1.0', '1.0.0']);
  expect(await takes.move({ name: 'mf-again', act: 'rollback', ...ADA })).toBe('1.0.0');
  takes.stop();
});
