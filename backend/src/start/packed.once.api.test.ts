import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const DIST = resolve(__dirname, '..', '..', 'dist');

/** Runs a program in a process that begins as a start does. @returns what it wrote, as JSON */
function started(program: string, flags: readonly string[] = []): unknown {
  const begin = `
    const dist = ${JSON.stringify(DIST)};
    const at = (name) => require('node:path').join(dist, ...name.split('/'));
    require(at('start/v8-flags.js'));
    const { packed } = require(at('start/packed.js'));
    const answer = (value) => process.stdout.write(JSON.stringify(value));`;
  const words = [...flags, '-e', `${begin}${program}`];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}

test('a start reads the pack, and none of the files in it', () => {
  const said = started(`
    const fs = require('node:fs');
    const { readFileSync } = fs;
    const read = [];
    fs.readFileSync = (file, ...others) => { read.push(String(file)); return readFileSync(file, ...others); };
    packed(at('modules/activities/activities.module'));
    packed(at('start/start-portal'));
    const ours = read.filter((file) => file.startsWith(dist));
    answer({
      loaded: Object.keys(require.cache).length,
      single: ours.filter((file) => !file.startsWith(at('packed')) && !file.startsWith(at('start/packed'))),
      packages: read.filter((file) => /node_modules.(zod|express|sequelize)\\b.*js$/.test(file)),
    });`) as { loaded: number; single: string[]; packages: string[] };
  expect(said.loaded).toBeGreaterThan(300);
  expect(said.single).toEqual([]);
  expect(said.packages).toEqual([]);
});

test('the engine takes the code that the build compiled', () => {
  const said = started(`
    const vm = require('node:vm');
    const taken = [];
    vm.Script = class extends vm.Script {
      constructor(...given) { super(...given); taken.push(this.cachedDataRejected); }
    };
    packed(at('platform/clock'));
    answer(taken);`) as boolean[];
  expect(said.length).toBeGreaterThan(10);
  expect(said).not.toContain(true);
});

test('a file is loaded once, wherever it is asked for first', () => {
  const said = started(`
    const zod = require(require.resolve('zod', { paths: [dist] }));
    const { Problem } = packed(at('../contracts/dist/api/problems'));
    const schema = packed(at('../contracts/dist/entity/schema'));
    const byNode = require(at('../contracts/dist/api/problems.js'));
    answer([Problem === byNode.Problem, schema.placeSchema instanceof zod.z.ZodType]);`);
  expect(said).toEqual([true, true]);
});

const FAILING = `
    const { expectListedFiles } = packed(at('platform/releases/verify-files'));
    expectListedFiles(at('nowhere'), { assets: [] }).catch(({ stack }) => answer(stack));`;

test('a stack trace names the single file, and its source where Node is asked to', () => {
  expect(started(FAILING)).toMatch(/ filesIn \(.*dist.platform.releases.verify-files\.js:\d+:\d+\)/);
  const source = started(FAILING, ['--enable-source-maps']) as string;
  const [, file = '', at] = / filesIn \((.*src.platform.releases.verify-files\.ts):(\d+):\d+\)/.exec(source) ?? [];
  expect(readFileSync(file, 'utf8').split('\n')[Number(at) - 1]).toContain('await readdir');
});

test('where nothing is packed, single files are loaded', () => {
  const empty = mkdtempSync(join(tmpdir(), 'lichen-unpacked-'));
  try {
    const said = started(`
      const { systemClock } = packed(at('platform/clock'), ${JSON.stringify(empty)});
      answer([typeof systemClock.now(), require.cache[at('platform/clock.js')].loaded]);`);
    expect(said).toEqual(['number', true]);
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
});
