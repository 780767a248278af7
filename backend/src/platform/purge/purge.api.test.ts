import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { platformMigrations } from '../platform-migrations';
import { type Clock, newId, systemClock } from '../clock';
import type { FileStore } from '../files/file-store';
import { orphanedFiles, orphanedReleaseFiles } from '../files/orphaned-files';
import { fileRecords } from '../files/file-records';
import { localFiles } from '../files/local-files';
import { reclaimOnUpload } from '../files/reclaim-on-upload';
import type { Row } from '../store/sql';
import { releaseFileReferences } from '../releases/referenced-files';
import { tableOf } from '../store/table';
import { LEASE_MS, acquireLease } from './lease';
import { startPurge } from './purge';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const COMPANY = 'company-a';
const configuration = {
  LICHEN_PURGE_MINUTES: 15,
  LICHEN_KEEP_EVENTS_DAYS: 30,
  LICHEN_KEEP_JOBS_DAYS: 30,
  LICHEN_KEEP_FAILED_DAYS: 180,
  LICHEN_KEEP_UNUSED_FILES_HOURS: 48,
  LICHEN_WORKERS: true,
};
const log = { info: () => undefined, warn: () => undefined };

let fresh: FreshDatabase;
let offset = 0;
const clock: Clock = { now: () => Date.now() + offset, random: systemClock.random };
let disk: FileStore;
let releaseDisk: FileStore;
beforeEach(async () => {
  offset = 0;
  fresh = await freshDatabase(platformMigrations);
  disk = localFiles(join(fresh.directory, 'files'));
  releaseDisk = localFiles(join(fresh.directory, 'release-files'));
});
afterEach(() => fresh.close());

const MOST_BYTES = 100;
const releaseFiles = () => reclaimOnUpload(releaseDisk, fresh.database, orphanedReleaseFiles(fresh.database));
const purge = (files: FileStore = disk) => {
  const { referenced } = fileRecords(fresh.database, clock);
  return startPurge({
    ...{ database: fresh.database, clock, log, configuration },
    files: { files, marks: orphanedFiles(fresh.database), referenced },
    releaseFiles: {
      files: releaseFiles(),
      marks: orphanedReleaseFiles(fresh.database),
      referenced: releaseFileReferences(fresh.database),
      mostBytes: MOST_BYTES,
    },
  });
};
/** The next turn is a quarter of an hour later. */
const sweepAgain = (files: FileStore = disk) => {
  offset += 15 * MINUTE;
  return purge(files).sweepNow();
};

async function add(name: string, rows: readonly Row[]): Promise<void> {
  const table = tableOf(name, Object.keys(rows[0] ?? {}), fresh.database.dialect);
  await fresh.database.transaction((tx) => table.insert(tx, rows));
}

const idsOf = async (name: string, column: string): Promise<string[]> => {
  const rows = await tableOf(name, [column], fresh.database.dialect).find(fresh.database, {});
  return rows.map((row) => String(row[column])).sort();
};

const event = (id: string, row: Row): Row => ({
  ...{ company_id: COMPANY, id, type: 'x', payload: '{}', at: clock.now() - 31 * DAY, due_on: 0, attempt: 0 },
  ...{ relayed_on: null, failed_on: null, ...row },
});
const job = (id: string, row: Row): Row => ({
  ...{ company_id: COMPANY, id, user_id: 'u', kind: 'x', done: 0, attempt: 0, due_on: 0, cancel_requested: 0 },
  ...{ created_on: 0, ...row },
});

it('removes handled events and ended jobs when they are old, and nothing that is open', async () => {
  const now = clock.now();
  const [old, young] = [now - 31 * DAY, now - 29 * DAY];
  await add('outbox', [
    event('old', { state: 'handled', relayed_on: old }),
    event('young', { state: 'handled', relayed_on: young }),
    event('failed', { state: 'failed', failed_on: old }),
    event('failed long ago', { state: 'failed', failed_on: now - 181 * DAY }),
    event('waiting', { state: 'waiting' }),
  ]);
  await add('jobs', [
    job('old', { state: 'done', ended_on: old }),
    job('cancelled', { state: 'cancelled', ended_on: old }),
    job('young', { state: 'done', ended_on: young }),
    job('failed', { state: 'failed', ended_on: old }),
    job('running', { state: 'running', ended_on: null }),
    job('waiting', { state: 'waiting', ended_on: null }),
  ]);

  expect(await purge().sweepNow()).toMatchObject({ outbox: 2, jobs: 2 });
  expect(await idsOf('outbox', 'id')).toEqual(['failed', 'waiting', 'young']);
  expect(await idsOf('jobs', 'id')).toEqual(['failed', 'running', 'waiting', 'young']);
});

it('keeps what says which listeners an open event is not to be given to again', async () => {
  const at = clock.now() - 40 * DAY;
  await add('outbox', [event('open', { state: 'waiting', at })]);
  const mark = (event_id: string, handled_on: number) => ({ listener: 'one', event_id, handled_on });
  await add('handled_events', [mark('before', at - 1), mark('open', at + 5)]);

  await purge().sweepNow();
  expect(await idsOf('handled_events', 'event_id')).toEqual(['open']);
});

it('removes expired keys, sessions, codes and tokens, and leaves the live ones', async () => {
  const now = clock.now();
  const person = { company_id: COMPANY, user_id: 'u' };
  const key = (idempotency_key: string, created_on: number) => ({
    ...person,
    idempotency_key,
    created_on,
    fingerprint: '',
  });
  await add('idempotency_keys', [key('old', now - 26 * 60 * MINUTE), key('young', now - 23 * 60 * MINUTE)]);
  const session = (hash: string, expires_on: number, last_seen_on: number) => ({
    ...{ ...person, hash, created_on: 0, expires_on, last_seen_on },
  });
  await add('sessions', [
    session('expired', now - 1, now),
    session('idle', now + DAY, now - DAY),
    session('live', now + DAY, now - MINUTE),
  ]);
  const code = (hash: string, expires_on: number) => ({ ...person, hash, kind: 'invite', created_on: 0, expires_on });
  await add('one_time_codes', [code('old', now - 31 * DAY), code('live', now + DAY)]);
  await add('used_tokens', [
    { hash: 'old', expires_on: now - 61 * MINUTE },
    { hash: 'live', expires_on: now + MINUTE },
  ]);

  await purge().sweepNow();
  expect(await idsOf('idempotency_keys', 'idempotency_key')).toEqual(['young']);
  for (const name of ['sessions', 'one_time_codes', 'used_tokens']) expect(await idsOf(name, 'hash')).toEqual(['live']);
});

it('removes more than one batch holds, and no more than a sweep may', async () => {
  const rows = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => ({ hash: `${from + at}`, expires_on: from + at }));
  await add('used_tokens', rows(25_000, 1));

  expect(await purge().sweepNow()).toMatchObject({ used_tokens: 20_000 });
  expect(await sweepAgain()).toMatchObject({ used_tokens: 5000 });
}, 60_000);

it('gives one process at a time the turn, and the next one when that dies', async () => {
  const both = await Promise.all([purge().sweepNow(), purge().sweepNow()]);
  expect(both.filter((swept) => swept !== undefined)).toHaveLength(1);
  expect(await purge().sweepNow()).toBeUndefined();

  offset += 15 * MINUTE;
  const dead = await acquireLease(fresh.database, clock, 'purge');
  expect(await purge().sweepNow()).toBeUndefined();
  offset += LEASE_MS;
  expect(await purge().sweepNow()).toBeDefined();
  expect(await dead?.renew()).toBe(false);
});

const put = async (
  text: string,
  files: FileStore = reclaimOnUpload(disk, fresh.database, orphanedFiles(fresh.database)),
) => (await files.put(Readable.from([Buffer.from(text)]), 1000)).hash;

const refer = (hash: string, id = newId(clock)) =>
  fresh.database.transaction((tx) =>
    fileRecords(fresh.database, clock).add(tx, {
      ...{ companyId: COMPANY, ownerId: null, entity: 'x', name: id, hash, bytes: 1, mime: 'text/csv', createdBy: 'u' },
    }),
  );

describe('bytes of files', () => {
  it('go when no record has referred to them for the grace period, and never before', async () => {
    const [used, unused, removedLater] = [await put('used'), await put('unused'), await put('removed later')];
    await refer(used);
    const id = await refer(removedLater);

    await purge().sweepNow();
    offset += 2 * 60 * MINUTE;
    await sweepAgain();
    await fresh.database.transaction((tx) => fileRecords(fresh.database, clock).remove(tx, COMPANY, id));
    offset += 47 * 60 * MINUTE;
    expect(await sweepAgain()).toMatchObject({ 'file bytes': 0 });
    offset += 60 * MINUTE;
    expect(await sweepAgain()).toMatchObject({ 'file bytes': 1 });
    expect(await Promise.all([used, unused, removedLater].map((hash) => disk.has(hash)))).toEqual([true, false, true]);
    offset += 49 * 60 * MINUTE;
    await sweepAgain();
    expect(await Promise.all([used, unused, removedLater].map((hash) => disk.has(hash)))).toEqual([true, false, false]);
  });

  it('stay when they come again, or when a record takes them, before they go', async () => {
    const [again, taken] = [await put('again'), await put('taken')];
    offset += 2 * 60 * MINUTE;
    await purge().sweepNow();
    expect(await orphanedFiles(fresh.database).count(fresh.database, {})).toBe(2);

    await put('again');
    await refer(taken);
    offset += 49 * 60 * MINUTE;
    expect(await sweepAgain()).toMatchObject({ 'file bytes': 0 });
    expect([await disk.has(again), await disk.has(taken)]).toEqual([true, true]);
  });

  /** A store whose process dies at the removal: before it, or before anybody hears of it. */
  const dying = (isRemoved: boolean): FileStore => ({
    ...disk,
    remove: async (hash) => {
      if (isRemoved) await disk.remove(hash);
      throw new Error('killed');
    },
  });

  it.each([false, true])('are finished after a crash in the middle (already removed: %s)', async (isRemoved) => {
    const hashes = [await put('one'), await put('two')];
    const used = await put('used');
    await refer(used);
    offset += 2 * 60 * MINUTE;
    await purge().sweepNow();
    offset += 49 * 60 * MINUTE;
    await expect(sweepAgain(dying(isRemoved))).rejects.toThrow('killed');

    // The same bytes at this moment might go away again: their upload is refused and can be repeated.
    const [doomed] = await orphanedFiles(fresh.database).find(fresh.database, { where: { state: 'removing' } });
    const text = hashes.indexOf(String(doomed?.['hash'])) === 0 ? 'one' : 'two';
    await expect(put(text)).rejects.toMatchObject({ code: 'unavailable' });

    expect(await sweepAgain()).toMatchObject({ 'file bytes': 2 });
    expect(await Promise.all(hashes.map((hash) => disk.has(hash)))).toEqual([false, false]);
    expect(await disk.has(used)).toBe(true);
    await refer(await put(text));
    offset += 60 * DAY;
    await sweepAgain();
    offset += 60 * DAY;
    await sweepAgain();
    expect(await disk.has(hashes[text === 'one' ? 0 : 1] ?? '')).toBe(true);
  });

  it('are all looked at, a thousand in a sweep', async () => {
    const all = Array.from({ length: 2500 }, (_, at) => ({
      hash: at.toString(16).padStart(64, '0'),
      ...{ storedOn: 0, bytes: 1 },
    }));
    const many: FileStore = {
      ...disk,
      stored: async (after, limit) => all.filter(({ hash }) => hash > after).slice(0, limit),
    };
    const counts: number[] = [];
    for (let sweep = 0; sweep < 3; sweep += 1) {
      await sweepAgain(many);
      counts.push(await orphanedFiles(fresh.database).count(fresh.database, {}));
    }
    expect(counts).toEqual([1000, 2000, 2500]);
  });
});

describe('files of releases', () => {
  const publish = (version: string, files: Readonly<Record<string, object>>) =>
    add('release_versions', [
      {
        ...{ name: 'mf-x', version, release: '{}', files: JSON.stringify(files), claims: '[]' },
        ...{ stored_by: '', stored_on: clock.now() },
      },
    ]);
  const makeLive = (version: string, fallback: string | null = null) =>
    add('release_pointers', [{ name: 'mf-x', version, fallback, seq: 1, updated_on: 0, retired_on: null }]);
  const are = (hashes: readonly string[]) => Promise.all(hashes.map((hash) => releaseDisk.has(hash)));

  it('go when no version has named them for the grace period; those of any version stay, live or not', async () => {
    const named = await Promise.all(['entry', 'entry.br', 'entry.gz'].map((text) => put(text, releaseFiles())));
    const [sent, later] = [await put('sent', releaseFiles()), await put('named later', releaseFiles())];
    const [plain, br, gzip] = named;
    for (let version = 0; version < 60; version += 1)
      await publish(`1.${version}.0`, version === 55 ? { 'entry.js': { plain, br, gzip } } : {});

    offset += 2 * 60 * MINUTE;
    await purge().sweepNow();
    offset += 47 * 60 * MINUTE;
    expect(await sweepAgain()).toMatchObject({ 'release files': 0 });
    await publish('2.0.0', { 'page.js': { plain: later } });
    offset += 60 * MINUTE;
    expect(await sweepAgain()).toMatchObject({ 'release files': 1, 'file bytes': 0 });
    expect(await are([...named, later, sent])).toEqual([true, true, true, true, false]);
    await makeLive('2.0.0', '1.55.0');
    offset += 60 * DAY;
    await sweepAgain();
    offset += 60 * DAY;
    expect(await sweepAgain()).toMatchObject({ 'release files': 0 });
    expect(await are([...named, later])).toEqual([true, true, true, true]);
  });

  it('go before that where they are too many, the oldest first, and come back when they are sent again', async () => {
    const old = await put('o'.repeat(60), releaseFiles());
    offset += 2 * 60 * MINUTE;
    await purge().sweepNow();
    const young = await put('y'.repeat(60), releaseFiles());
    offset += 2 * 60 * MINUTE;
    await sweepAgain();
    expect(await are([old, young])).toEqual([true, true]);
    expect(await sweepAgain()).toMatchObject({ 'release files': 1 });
    expect(await are([old, young])).toEqual([false, true]);
    expect(await sweepAgain()).toMatchObject({ 'release files': 0 });

    expect(await put('o'.repeat(60), releaseFiles())).toBe(old);
    await publish('1.0.0', { 'page.js': { plain: old } });
    await makeLive('1.0.0');
    offset += 60 * DAY;
    await sweepAgain();
    offset += 60 * DAY;
    await sweepAgain();
    expect(await are([old, young])).toEqual([true, false]);
  });

  it('go with a version that nobody made live within a month; one that was live, or is pinned, stays', async () => {
    const names = ['given up', 'live', 'live before', 'pinned', 'young'];
    const hashes = await Promise.all(names.map((name) => put(name, releaseFiles())));
    for (const [at, plain] of hashes.slice(0, 4).entries()) await publish(`1.${at}.0`, { 'page.js': { plain } });
    await makeLive('1.1.0');
    const act = { name: 'mf-x', act: 'publish', actor: '', note: '', at: 0, hash: '', company_id: null, until: null };
    await add('release_history', [{ ...act, seq: 1, version: '1.1.0', previous: '1.2.0' }]);
    await add('release_pins', [{ name: 'mf-x', company_id: COMPANY, act: 'pin', version: '1.3.0', until: 1 }]);

    offset += 29 * DAY;
    await publish('1.4.0', { 'page.js': { plain: hashes[4] } });
    expect(await purge().sweepNow()).toMatchObject({ release_versions: 0 });
    offset += 2 * DAY;
    expect(await sweepAgain()).toMatchObject({ release_versions: 1 });
    offset += 3 * DAY;
    await sweepAgain();
    expect(await idsOf('release_versions', 'version')).toEqual(['1.1.0', '1.2.0', '1.3.0', '1.4.0']);
    expect(await are(hashes)).toEqual([false, true, true, true, true]);
  });
});
