import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../../test/world';
import { sha256 } from '../../../../platform/sha256';
import { findingOf } from './exported-records';

type Listed = Record<string, unknown> & { parts: Record<string, unknown>[] };

const root = resolve(__dirname, '../../../../../..');
let world: World;
let records: Listed[];

beforeAll(async () => {
  world = await makeWorld();
  const location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const bill = { location_id, from: utcDay(2025, 12, 15), to: utcDay(2026, 3, 24), amount: 97_006.5 };
  const power = { ...bill, units: 'MWh', renewable_amount: 0 };
  await world.admin.send('POST', 'electricity_activitys', { ...power, amount: 97.0065 });
  await world.admin.send('POST', 'water_activitys', { ...bill, units: 'm3' });
  records = (await world.admin.send('GET', 'emission_calcs')).body.list;
});
afterAll(() => world.stop());

const differencesOf = (record: Listed) => findingOf(record, sha256).differences.map(({ field }) => field);

/** Runs the program as a verifier does, on sources compiled for it. */
function run(text: string): { code: number; output: string } {
  const file = join(mkdtempSync(join(tmpdir(), 'records-')), 'records.json');
  writeFileSync(file, text);
  const program = [join(root, 'backend/dist/cli/recompute.js'), file];
  try {
    return { code: 0, output: execFileSync(process.execPath, program, { encoding: 'utf8', stdio: 'pipe' }) };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, output: stdout + stderr };
  }
}

it('computes every record that the API lists to the same figures', () => {
  expect(records.length).toBeGreaterThanOrEqual(6);
  expect(records.map((record) => [record['subject'], differencesOf(record)])).toEqual(
    records.map((record) => [record['subject'], []]),
  );
});

it.each<[string, (record: Listed) => Listed, string]>([
  ['a figure', (record) => ({ ...record, CO2: 1 }), 'CO2'],
  ['an exact figure', (record) => ({ ...record, exact_kg: '1' }), 'exact_kg'],
  [
    'a factor',
    ({ parts, ...rest }) => ({ ...rest, parts: parts.map((part) => ({ ...part, factor: '0.1' })) }),
    'parts[0].kg',
  ],
  ['an amount', (record) => ({ ...record, basis: 1 }), 'basis'],
  [
    'an input',
    (record) => ({ ...record, inputs: [{ label: 'x', value: '2', units: null, as: null, use: 'times' }] }),
    'inputs',
  ],
  ['a scope', (record) => ({ ...record, scope: 'scope_1' }), 'input_hash'],
  ['a gas', (record) => ({ ...record, gases: { co2: '0', ch4: '0', n2o: '0' } }), 'input_hash'],
])('finds %s that was changed', (_, tamper, field) => {
  const record = records.find(({ component }) => component === 'direct') as Listed;
  expect(differencesOf(tamper(record))).toContain(field);
});

it.each([
  ['text for a quantity', { parts: [{ quantity: 'many', factor: '1' }] }, 'parts[0]'],
  ['nothing for an amount', { basis: null }, 'basis'],
  ['a word for parts', { parts: 'none' }, 'parts'],
])('says of %s that nothing can be computed', (_, over, field) => {
  expect(findingOf({ ...(records[0] as Listed), ...over }, sha256)).toMatchObject({
    kind: 'unreadable',
    differences: [{ field }],
  });
});

it('prints differences by id and field, and ends with 1', () => {
  const [first, ...others] = records as [Listed, ...Listed[]];
  const sound = run(JSON.stringify(records));
  const tampered = run([{ ...first, CO2: 1 }, ...others].map((record) => JSON.stringify(record)).join('\n'));

  expect(sound).toEqual({ code: 0, output: expect.stringContaining('0 unreadable, 0 different') });
  expect(tampered.code).toBe(1);
  expect(tampered.output).toContain(`${first['_id']}  CO2: stored 1, computed `);
  expect(tampered.output).toContain(`${records.length} records`);
  expect(run('{nonsense').code).toBe(2);
});
