import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copiedSources } from '../test/copied-sources.mjs';
import { run } from '../test/run.mjs';

const REMOTE = 'mf-business';
/** Writes down what it is asked, and answers like a portal in which somebody else released during the build. */
const PROGRAM = `
  const { appendFileSync, existsSync } = require('node:fs');
  const words = process.argv.slice(2);
  const isBuilt = existsSync('${REMOTE}/dist/release.json');
  appendFileSync(process.env.LICHEN_ASKED, JSON.stringify({ words, isBuilt }) + '\\n');
  if (words[0] === 'show') console.log(JSON.stringify({ live: '1.0.0' }));
  process.exitCode = words[0] === 'publish' ? 3 : 0;
`;

let copy;
let asked;

beforeAll(() => {
  copy = copiedSources({ remotes: [REMOTE] });
  asked = path.join(copy, 'asked.txt');
  mkdirSync(path.join(copy, 'backend', 'dist', 'cli'), { recursive: true });
  writeFileSync(path.join(copy, 'backend', 'dist', 'cli', 'lichen.js'), PROGRAM);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const release = (...words) =>
  run(process.execPath, ['ops/release/release.mjs', REMOTE, ...words], { cwd: copy, env: { LICHEN_ASKED: asked } });

it('says why nothing is released without a reason, before it asks or builds anything', async () => {
  const { code, output } = await release();
  expect([code, output.includes('Say --note'), output.includes('built ')]).toEqual([1, true, false]);
});

it('notes what is live before it builds, expects that, and ends with the code of a conflict', async () => {
  const { code, output } = await release('--note', 'Why', '--without-browser', 'Tried elsewhere');
  const calls = readFileSync(asked, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  expect(calls).toEqual([
    { words: ['show', REMOTE, '--json'], isBuilt: false },
    {
      words: [
        ...['publish', expect.stringContaining(path.join(REMOTE, 'dist')), '--note', 'Why'],
        ...['--without-browser', 'Tried elsewhere', '--expect', '1.0.0'],
      ],
      isBuilt: true,
    },
  ]);
  expect(output).toContain(`built ${REMOTE} `);
  expect(code).toBe(3);
});
