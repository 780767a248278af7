import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const shipped = join(import.meta.dirname, '../../backend/reference/factors');
const check = (folder) =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'check.mjs'), folder], { encoding: 'utf8', stdio: 'pipe' });

test('the shipped factors hold every rule', () => {
  expect(check(shipped)).toContain('23 sets, 358 factors, 181 with gases, 2 blank');
});

test.each([
  ['gases that miss the total', '0.12943', '0.22943', 'gases miss the total'],
  ['an unknown unit', ',kWh,0.13096', ',MWh,0.13096', 'unit MWh'],
  ['an unknown set', ',uk-2026,UK electricity', ',uk-2099,UK electricity', 'unknown set uk-2099'],
])('%s are found', (_, was, is, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'factors-'));
  cpSync(shipped, folder, { recursive: true });
  const file = join(folder, 'factors-electricity.csv');
  writeFileSync(file, readFileSync(file, 'utf8').replace(was, is));
  expect(() => check(folder)).toThrow(message);
});
