import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copiedSources } from '../test/copied-sources.mjs';
import { root, run } from '../test/run.mjs';

const dockerfile = readFileSync(path.join(root, 'ops', 'Dockerfile'), 'utf8');
const PROGRAM = path.join('ops', 'image', 'lichen');
/** Folders of the checkout that the image does not have. */
const removed = /&& rm -rf (\.build .*)$/m.exec(dockerfile)?.[1].split(' ') ?? [];
const isRemoved = (file) =>
  removed.some(
    (folder) => `${file}/`.startsWith(`${folder}/`) || (folder.startsWith('mf-*') && file.startsWith('mf-')),
  );

let home;
let data;
let environment;

/** Runs `lichen` as the image does, whose files are in another folder here. */
function lichen(...words) {
  const script = readFileSync(path.join(root, PROGRAM), 'utf8').replaceAll('/lichen/', `${home}/`);
  return run('sh', ['-c', script, 'lichen', ...words], { cwd: tmpdir(), env: environment });
}

beforeAll(async () => {
  // Built by a program, because Jest runs no module that awaits at its top.
  const build = `import('./ops/start/build-backend.mjs').then((own) => own.buildBackend({ isPacking: false }))`;
  expect(await run(process.execPath, ['-e', build])).toMatchObject({ code: 0 });
  home = copiedSources({ remotes: [], isWanted: (file) => !isRemoved(file) });
  for (const room of ['backend', path.join('backend', 'contracts')])
    cpSync(path.join(root, room, 'dist'), path.join(home, room, 'dist'), { recursive: true });
  data = mkdtempSync(path.join(tmpdir(), 'lichen-image-'));
  environment = {
    ...{ NODE_ENV: 'production', LICHEN_DATA_DIR: data, DATABASE_URL: '', REDIS_URL: '' },
    ...{
      LICHEN_PUBLIC_URL: 'https://portal.example',
      SMTP_URL: 'smtp://mail.example',
      LICHEN_METRICS_TOKEN: 'x'.repeat(16),
    },
  };
});
afterAll(() => {
  for (const folder of [home, data]) if (folder) rmSync(folder, { recursive: true, force: true });
});

it('has the release program by its name, and leaves out what it does not need', () => {
  expect(dockerfile).toContain(`COPY ${PROGRAM} /usr/local/bin/lichen\n`);
  expect(statSync(path.join(root, PROGRAM)).mode & 0o111).toBe(0o111);
  expect(dockerfile).toMatch(/^WORKDIR \/lichen\nCOPY --from=build .* \/lichen \.\/$/m);
  expect(removed).toEqual(expect.arrayContaining(['ops', 'backend/src', 'mf-*/src']));
});

it('names every command of a release', async () => {
  const { code, output } = await lichen('help');

  expect(code).toBe(1);
  for (const name of ['releases', 'show', 'diff', 'rollback', 'retire', 'verify', 'pin', 'hold', 'tokens'])
    expect(output).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
});

it('opens the installation with what is left in the image', async () => {
  expect(await lichen('releases')).toEqual({
    code: 1,
    output: 'This installation has no tables yet: start the portal once (npm start)\n',
  });
});
