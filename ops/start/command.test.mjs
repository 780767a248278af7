import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from '../test/run.mjs';

const checkout = mkdtempSync(path.join(tmpdir(), 'lichen-command-'));
const programs = path.join(checkout, 'backend', 'dist', 'cli');
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

beforeAll(() => {
  mkdirSync(path.join(checkout, 'ops', 'start'), { recursive: true });
  for (const file of ['command.mjs', 'process.mjs'])
    cpSync(path.join(root, 'ops', 'start', file), path.join(checkout, 'ops', 'start', file));
  mkdirSync(programs, { recursive: true });
  const said = 'JSON.stringify([process.argv.slice(2), process.env.LICHEN_ONE, process.env.LICHEN_TWO])';
  writeFileSync(path.join(programs, 'told.js'), `console.log(${said}); process.exitCode = 3;`);
  writeFileSync(path.join(checkout, '.env'), 'LICHEN_ONE=of the file\nLICHEN_TWO=of the file\n');
});

const command = (...words) =>
  run(process.execPath, [path.join(checkout, 'ops', 'start', 'command.mjs'), ...words], {
    cwd: tmpdir(),
    env: { LICHEN_TWO: 'of the environment' },
  });

it('runs a program with what .env says where the environment says nothing', async () => {
  const { code, output } = await command('told', 'show', 'mf-x', '--note', 'A b');

  expect(JSON.parse(output)).toEqual([['show', 'mf-x', '--note', 'A b'], 'of the file', 'of the environment']);
  expect(code).toBe(3);
});

it('says what to do where nothing is built yet', async () => {
  expect(await command('other')).toEqual({ code: 1, output: 'The backend is not built yet: run npm start once\n' });
});
