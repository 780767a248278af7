import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Server, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ENTRY_TEXTS } from '@lichen/contracts/identity/account-rules';
import { Problem } from '@lichen/contracts/api/problems';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { anything, builtRemote, RELEASED } from '../../../test/releases/built-remote';
import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { httpDesk } from './http-desk';
import { exitCodeOf } from './exit-code';
import { type Installation, openInstallation } from './installation';
import { localDesk } from './local-desk';
import { RELEASE_COMMANDS, type Said } from './release-commands';
import type { ReleaseDesk } from './release-desk';
import { wordsOf } from './release-words';
import { tokenCommand } from './token-commands';
import { systemClock } from '../../platform/clock';
import { localFiles } from '../../platform/files/local-files';
import { problemsHandler } from '../../platform/http/problems-handler';
import { GateRefusal } from '../../platform/releases/gate/finding';
import { platformMigrations } from '../../platform/platform-migrations';
import { makeReleases } from '../../platform/releases/make-releases';
import { releaseRoutes } from '../../platform/releases/releases.route';

const DAY = 86_400_000;
const log = pino({ level: 'silent' });
let fresh: FreshDatabase;
let installation: Installation;
let server: Server;
let refusals = 0;
let moment = Date.UTC(2026, 10, 23);
const clock = { ...systemClock, now: () => moment };
const FINDING = { rule: 'budget', found: '70.0 KB', wanted: 'at most 60 KB', file: 'page.js' };
/** Refuses what is called so, and accepts every other build. */
const gate: typeof anything = async (release, ...more) => {
  if (release.name.startsWith('mf-refused')) throw new GateRefusal([FINDING]);
  return anything(release, ...more);
};

beforeAll(async () => {
  fresh = await freshDatabase(platformMigrations);
  const releases = makeReleases({
    hasAccount: async (id) => id !== 'nobody',
    gate,
    ...{ clock, log, database: fresh.database, announce: () => undefined },
    configuration: { dataDir: fresh.directory },
    files: localFiles(join(fresh.directory, 'release-files')),
  });
  await releases.refresh();
  installation = { releases, close: async () => undefined };
  const countRefusal = async () => {
    refusals += 1;
    if (refusals > 30) throw new Problem('tooMany', ENTRY_TEXTS.tooMany);
  };
  server = express().use(releaseRoutes({ releases, clock, countRefusal })).use(problemsHandler(log)).listen(0);
});
afterAll(async () => {
  server.close();
  installation.releases.stop();
  await fresh.close();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const built = (name: string, version: string, more = {}, code = '') =>
  builtRemote(join(fresh.directory, 'built'), { name, version, module: 'activities', ...more }, code);
const tokenFor = async (...scopes: string[]) =>
  (await installation.releases.tokens.add({ label: 'build server', scopes, days: 30, by: 'Ada' })).text;
const deskFor = async (...scopes: string[]) => httpDesk(address(), await tokenFor(...scopes));
/** Runs a command line as the program does. */
const lichen = (desk: ReleaseDesk, name: string, ...written: string[]): Promise<Said> => {
  const command = RELEASE_COMMANDS[name];
  if (!command) throw new Error(`${name} is no command`);
  return command.run(desk, wordsOf(written, command.options));
};
const liveOf = (name: string) => installation.releases.live().find((release) => release.name === name)?.version;

describe.each(['over HTTP', 'at the machine'])('releasing %s', (way) => {
  const name = way === 'over HTTP' ? 'mf-far' : 'mf-near';
  const who = way === 'over HTTP' ? 'build server' : 'ada@console';
  let desk: ReleaseDesk;
  beforeAll(async () => {
    desk = way === 'over HTTP' ? await deskFor('publish:*', 'pointer:*') : localDesk(installation, 'ada@console');
  });

  it('checks, stores and flips, with a line for each', async () => {
    const first = built(name, '1.0.0');
    expect((await lichen(desk, 'publish', first, '--dry-run')).lines).toEqual([`${name} 1.0.0 can be released`]);
    expect(liveOf(name)).toBeUndefined();
    const { lines } = await lichen(desk, 'publish', first, '--note', 'First', '--expect', 'none');

    expect(lines[0]).toMatch(new RegExp(`^stored ${name} 1.0.0: 4 files, [0-4] of them new$`));
    expect(lines[1]).toBe(`${name} 1.0.0 is live`);
    expect(liveOf(name)).toBe('1.0.0');
    const stored = await installation.releases.file(name, '1.0.0', 'page.js');
    expect(readFileSync(stored?.path ?? '', 'utf8')).toBe(`/* page of ${name} 1.0.0 */`);
  });

  it('refuses other content under a version that is stored, as a fault of the build', async () => {
    const again = lichen(desk, 'publish', built(name, '1.0.0', {}, 'other();'), '--note', 'Again');

    const error: unknown = await again.catch((thrown: unknown) => thrown);
    expect([error, exitCodeOf(error)]).toEqual([expect.objectContaining({ code: 'refused' }), 2]);
    expect(String(error)).toContain('give it a new version');
  });

  it('refuses over what somebody else made live meanwhile', async () => {
    await lichen(desk, 'publish', built(name, '1.1.0'), '--note', 'Second', '--expect', '1.0.0');
    const late = lichen(desk, 'publish', built(name, '1.2.0'), '--note', 'Late', '--expect', '1.0.0');

    const error: unknown = await late.catch((thrown: unknown) => thrown);
    expect([error, exitCodeOf(error)]).toEqual([expect.objectContaining({ code: 'conflict' }), 3]);
    expect(liveOf(name)).toBe('1.1.0');
    expect((await lichen(desk, 'live', name, '1.2.0', '--note', 'Now')).lines).toEqual([`${name} 1.2.0 is live`]);
  });

  it('shows who did what, when and why, compares versions, goes back and retires', async () => {
    expect((await lichen(desk, 'rollback', name, '--note', 'Wrong totals')).lines).toEqual([`${name} 1.1.0 is live`]);
    const shown = await lichen(desk, 'show', name);
    expect(shown.lines[0]).toBe(`${name}: 1.1.0 is live`);
    expect(shown.lines.at(-1)).toBe(`   4  2026-11-23 00:00 UTC  rollback 1.1.0  ${who}: Wrong totals`);
    const compared = await lichen(desk, 'diff', name, '1.0.0');
    expect(compared.lines).toEqual([
      `${name}: 1.0.0, then 1.1.0`,
      expect.stringContaining('4 files, 2 of them unchanged'),
    ]);
    expect((await lichen(desk, 'releases')).lines).toContain(`${name}  1.1.0`);
    expect((await lichen(desk, 'retire', name, '--note', 'Closed')).lines[0]).toContain('is retired');
    expect(liveOf(name)).toBeUndefined();
    expect((await lichen(desk, 'releases')).lines).toContain(`${name}  retired`);
    await lichen(desk, 'live', name, '1.1.0', '--note', 'Opened again');
  });

  it('warns of a slot that nothing live fills, and names what is stored and would', async () => {
    const filler = `${name}-slots`;
    const slot = way === 'over HTTP' ? 'document.list' : 'document.viewer';
    const widgets = [{ slot, id: 'list', title: 'List', expose: './List', order: 1, preload: [], allow: [] }];
    const shows = built(name, '1.3.0', {}, `slot('${slot}')`);
    const notice = `${name} 1.3.0 shows the slot ${slot}, which nothing that is live fills`;
    const tried = async () => (await lichen(desk, 'publish', shows, '--dry-run')).lines;
    expect(await tried()).toEqual([`warning: ${notice}`, `${name} 1.3.0 can be released`]);

    await lichen(desk, 'publish', built(filler, '1.0.0'), '--note', 'Without it');
    const wanted = await desk.store(built(filler, '1.1.0', { widgets }), { isDry: false });
    expect((await tried())[0]).toBe(
      `warning: ${notice}; release ${filler} ${wanted.version} first, it is stored and fills it`,
    );
    const live = () => lichen(desk, 'live', filler, '1.1.0', '--note', 'With it');
    await live();
    expect(await tried()).toEqual([`${name} 1.3.0 can be released`]);
    await lichen(desk, 'retire', filler, '--note', 'After the test');
  });

  it('keeps an account at a version through a day, and verifies history and files', async () => {
    const until = ['--until', '2026-11-30', '--note', 'Their audit is under way'];
    const { lines } = await lichen(desk, 'hold', name, '--account', `acme-${name}`, ...until);
    expect(lines).toEqual([`${name}: account acme-${name} stays at what is live now through 2026-11-30`]);
    await lichen(desk, 'live', name, '1.2.0', '--note', 'Again');
    const shown = async () => (await lichen(desk, 'show', name)).lines.filter((line) => line.startsWith('account '));
    expect(await shown()).toEqual([`account acme-${name} stays at 1.1.0 through 2026-11-30`]);
    const kept = () => installation.releases.live(`acme-${name}`).find((release) => release.name === name)?.version;
    expect(kept()).toBe('1.1.0');
    moment = Date.UTC(2026, 11, 1) - 1;
    expect(kept()).toBe('1.1.0');
    moment += 1;
    expect([kept(), await shown()]).toEqual(['1.2.0', []]);
    moment = Date.UTC(2026, 10, 23);
    await lichen(desk, 'unpin', name, '--account', `acme-${name}`, '--note', 'Done');
    expect(await lichen(desk, 'verify', name)).toEqual({
      lines: [`${name}: 9 acts, 4 files`],
      data: expect.anything(),
    });
    await expect(lichen(desk, 'live', name, '1.0.0')).rejects.toThrow('Say --note');
    await expect(lichen(desk, 'hold', name, '--account', 'a', '--until', 'soon', '--note', 'x')).rejects.toThrow(
      'Write --until',
    );
  });
});

it('sends no file twice, and goes on where an upload broke off', async () => {
  const desk = await deskFor('publish:mf-twice', 'pointer:mf-twice');
  const folder = built('mf-twice', '1.0.0', { budget: { entryKb: 50, areaKb: 200 } });
  const { sent } = await desk.store(folder, { isDry: true });
  expect(sent).toBeGreaterThan(0);
  expect(await desk.store(folder, { isDry: false })).toMatchObject({ files: 4, sent: 0 });
  expect(await desk.store(folder, { isDry: false })).toMatchObject({ sent: 0 });
});

it('keeps nothing of a file that was cut off on its way, and takes it whole the next time', async () => {
  const token = await tokenFor('publish:mf-cut', 'pointer:mf-cut');
  const bytes = randomBytes(3_000_000);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const missing = async () => {
    const asked = request(server).post('/api/releases/mf-cut/missing').set('authorization', `Bearer ${token}`);
    return (await asked.send({ files: [hash] })).body.obj as string[];
  };
  const headers = { authorization: `Bearer ${token}`, 'content-length': bytes.length };
  const cut = httpRequest(`${address()}/api/releases/mf-cut/files/${hash}`, { method: 'PUT', headers });
  const ended = new Promise((resolve) => cut.once('error', resolve).once('response', resolve));
  cut.write(bytes.subarray(0, 2_000_000), () => setTimeout(() => cut.destroy(), 100));
  expect(await ended).toMatchObject({ code: 'ECONNRESET' });

  expect(await missing()).toEqual([hash]);
  const whole = await request(server)
    .put(`/api/releases/mf-cut/files/${hash}`)
    .set('authorization', `Bearer ${token}`)
    .set('content-type', 'application/octet-stream')
    .send(bytes);
  expect(whole.status).toBe(201);
  expect(await missing()).toEqual([]);
  expect(readdirSync(join(fresh.directory, 'release-files', 'incoming'))).toEqual([]);
});

it.each(['over HTTP', 'at the machine'])('keeps what was seen of a version in a browser, %s', async (way) => {
  const name = way === 'over HTTP' ? 'mf-seen-far' : 'mf-seen-near';
  const desk =
    way === 'over HTTP' ? await deskFor(`publish:${name}`, `pointer:${name}`) : localDesk(installation, 'Ada');
  const code = { './pages/List': 'a1' };
  const first = built(name, '1.0.0', { code });
  expect((await lichen(desk, 'changed', first)).data).toEqual(['./pages/List']);
  const file = join(fresh.directory, `${name}.json`);
  writeFileSync(file, JSON.stringify({ browser: 'Chromium 141', opened: ['./pages/List'] }));
  await lichen(desk, 'publish', first, '--note', 'x', '--opened', file);
  expect((await lichen(desk, 'changed', built(name, '1.1.0', { code }))).data).toEqual([]);
  const second = built(name, '1.1.0', { code: { './pages/List': 'a2' } });
  expect((await lichen(desk, 'changed', second)).data).toEqual(['./pages/List']);
  await lichen(desk, 'publish', second, '--note', 'x', '--without-browser', 'No browser on the build server');
  expect((await lichen(desk, 'show', name)).lines.slice(1, 3)).toEqual([
    'stored 1.0.0, opened in Chromium 141: 1 page or widget',
    'stored 1.1.0 (live), not opened in a browser: No browser on the build server',
  ]);
  expect((await lichen(desk, 'diff', name, '1.0.0')).lines).toContain('code of ./pages/List changed');
});

it('lets a token do what it is for, and nothing else', async () => {
  const publisher = await deskFor('publish:mf-one');
  const folder = built('mf-one', '1.0.0');
  await publisher.store(folder, { isDry: false });
  const move = { name: 'mf-one', act: 'publish' as const, version: '1.0.0', note: 'x' };
  await expect(publisher.move(move)).rejects.toMatchObject({ code: 'forbidden' });
  const pointer = await deskFor('pointer:mf-one');
  await expect(pointer.store(folder, { isDry: false })).rejects.toMatchObject({ code: 'forbidden' });
  expect(await pointer.move(move)).toBe('1.0.0');
  const other = await deskFor('publish:mf-other', 'pointer:mf-other');
  for (const asked of [other.history('mf-one'), other.verify('mf-one'), other.move(move), other.release(move)])
    await expect(asked).rejects.toMatchObject({ code: 'forbidden' });
  expect(await other.list()).toEqual([]);
  await expect(
    request(server)
      .post('/api/releases/mf-other/versions')
      .set('authorization', `Bearer ${await tokenFor('publish:mf-other')}`)
      .send({ release: readFileSync(join(folder, 'release.json'), 'utf8'), files: {} }),
  ).resolves.toMatchObject({ status: 422, body: { err: 'This is a release of mf-one, not of mf-other' } });
});

it('refuses bytes that are not what they are sent as, files that were not sent, and a version with other content', async () => {
  const token = await tokenFor('publish:mf-odd');
  const put = await request(server)
    .put(`/api/releases/mf-odd/files/${'0'.repeat(64)}`)
    .set('authorization', `Bearer ${token}`)
    .send('bytes');
  expect(put.status).toBe(422);
  const folder = built('mf-odd', '1.0.0');
  const text = readFileSync(join(folder, 'release.json'), 'utf8');
  const versions = (body: object) =>
    request(server).post('/api/releases/mf-odd/versions').set('authorization', `Bearer ${token}`).send(body);
  expect((await versions({ release: text, files: {} })).body.errors.files).toContain('was not sent');
  expect((await versions({ release: '{', files: {} })).body.err).toBe('release.json: the file is not valid JSON');
  const desk = httpDesk(address(), token);
  await desk.store(folder, { isDry: false });
  const other = builtRemote(join(fresh.directory, 'other'), { name: 'mf-odd', version: '1.0.0', module: 'docs' });
  await expect(desk.store(other, { isDry: false })).rejects.toMatchObject({ code: 'refused' });
  appendFileSync(join(folder, 'page.js'), ' ');
  await expect(desk.store(folder, { isDry: false })).rejects.toThrow('page.js does not match its hash');
});

it('lets nobody in without a token, with a wrong one, or after its end', async () => {
  const { tokens } = installation.releases;
  const get = (text?: string) =>
    request(server)
      .get('/api/releases')
      .set(text === undefined ? {} : { authorization: `Bearer ${text}` });
  const words = wordsOf(['add', 'nightly', '--scope', 'publish:mf-x', '--days', '2'], ['scope', 'days']);
  const said = await tokenCommand(tokens, words, 'Ada');
  const text = said.lines.at(-1) ?? '';
  const { id } = said.data as { id: string };

  const listed = async () =>
    (await tokenCommand(tokens, wordsOf([], []), 'Ada')).lines.find((line) => line.startsWith(id));
  expect(await listed()).toContain('never used');
  expect((await get(text)).status).toBe(200);
  expect(await listed()).toContain('last used 2026-11-23');
  expect(await listed()).not.toContain(text);
  const rows = await fresh.database.all('SELECT * FROM release_tokens', []);
  expect(JSON.stringify(rows)).not.toContain(text.slice(-43));
  for (const wrong of [undefined, '', 'x', `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`, text.slice(0, 44)])
    expect((await get(wrong)).status).toBe(401);
  moment += 2 * DAY;
  expect((await get(text)).status).toBe(401);
  moment -= 2 * DAY;
  expect((await get(text)).status).toBe(200);
  await tokenCommand(tokens, wordsOf(['revoke', id], []), 'Ada');
  expect((await get(text)).status).toBe(401);
  expect((await tokenCommand(tokens, wordsOf([], []), 'Ada')).lines.join('\n')).toContain('revoked 2026-11-23');
  for (const scopes of [[], ['publish'], ['admin:mf-x'], ['publish:mf-x pointer:mf-x']])
    await expect(tokens.add({ label: 'odd', scopes, days: 1, by: 'Ada' })).rejects.toMatchObject({ code: 'invalid' });
  refusals = 30;
  expect((await get('x')).status).toBe(429);
});

it.each(['over HTTP', 'at the machine'])('tells programs that a release is refused, %s', async (way) => {
  const desk = way === 'over HTTP' ? await deskFor('publish:*') : localDesk(installation, 'ada@console');
  const cut = built('mf-cut', '1.0.0', { entry: 'gone.js', assets: [] });
  const error: unknown = await desk.store(cut, { isDry: true }).catch((thrown: unknown) => thrown);
  expect(exitCodeOf(error)).toBe(2);
  expect(exitCodeOf(new Error('no line'))).toBe(1);
});

it.each(['over HTTP', 'at the machine'])(
  'says rule, found, wanted and file of what the gate refuses, %s',
  async (way) => {
    const desk = way === 'over HTTP' ? await deskFor('publish:*') : localDesk(installation, 'ada@console');
    const folder = built(way === 'over HTTP' ? 'mf-refused-far' : 'mf-refused-near', '1.0.0');
    const error: unknown = await lichen(desk, 'publish', folder, '--note', 'x').catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({ message: 'page.js: budget: found 70.0 KB; wanted at most 60 KB' });
    expect(exitCodeOf(error)).toBe(2);
  },
);

it('keeps an account at the version that is named, by the command too', async () => {
  const desk = localDesk(installation, 'ada@console');
  for (const version of ['1.0.0', '1.1.0'])
    await lichen(desk, 'publish', built('mf-pinned', version), '--note', 'x', '--without-browser', 'x');
  const pinned = ['--account', 'pilot', '--until', '2026-11-30', '--note', 'Pilot'];
  expect((await lichen(desk, 'pin', 'mf-pinned', '1.0.0', ...pinned)).lines).toEqual([
    'mf-pinned: account pilot stays at 1.0.0 through 2026-11-30',
  ]);
  expect(installation.releases.live('pilot').find(({ name }) => name === 'mf-pinned')?.version).toBe('1.0.0');
  expect(liveOf('mf-pinned')).toBe('1.1.0');
  await expect(lichen(desk, 'pin', 'mf-pinned', ...pinned)).rejects.toThrow('Name the version');
});

it('says what is damaged, and where the history was changed', async () => {
  const desk = localDesk(installation, 'ada@console');
  await installation.releases.publish(built('mf-hurt', '1.0.0'), RELEASED);
  await fresh.database.run(`UPDATE release_versions SET files = '{}' WHERE name = 'mf-hurt'`, []);
  await fresh.database.run(`UPDATE release_history SET note = 'Other' WHERE name = 'mf-hurt'`, []);
  const { lines, code } = await lichen(desk, 'verify', 'mf-hurt');

  expect(code).toBe(2);
  expect(lines).toContain('  the history is not as it was written: act 1 of mf-hurt was changed');
  expect(lines).toContain('  page.js is damaged or missing in the file store');
});

it('says what to do where the portal was never started', async () => {
  const empty = mkdtempSync(join(fresh.directory, 'empty-'));

  await expect(openInstallation({ LICHEN_DATA_DIR: empty })).rejects.toThrow(
    'This installation has no tables yet: start the portal once (npm start)',
  );
});
