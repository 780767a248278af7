/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from './schema';

const CONTRACTS = resolve(__dirname, '../../../../backend/contracts/src');

const sources = readdirSync(CONTRACTS, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

it.each(sources)('offers in the browser what %s takes from zod', (file) => {
  const taken = [...readFileSync(join(CONTRACTS, file), 'utf8').matchAll(/\bz\s*\.(\w+)\(/g)].map(([, name]) => name);

  expect(taken.filter((name) => !Object.hasOwn(z, name as string))).toEqual([]);
});
