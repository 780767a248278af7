import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from './schema';

const contracts = path.resolve(__dirname, '../../../../backend/contracts/src');

/** Types are gone in the browser. */
const TYPES_ONLY = new Set(['ZodType', 'infer', 'input', 'output', 'ZodObject', 'ZodTypeAny']);

const used = readdirSync(contracts, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => readFileSync(path.join(contracts, file), 'utf8').match(/\bz\.(\w+)/g) ?? [])
  .map((name) => name.slice(2));

it('offers everything that contracts call, because a name left out is undefined in the browser only', () => {
  const called = [...new Set(used)].filter((name) => !TYPES_ONLY.has(name));

  expect(called.length).toBeGreaterThan(5);
  expect(called.filter((name) => !(name in z))).toEqual([]);
});
