import { readFileSync } from 'node:fs';
import path from 'node:path';
import { growth } from './lobes';
import { MARK_PATH } from './Mark';

it('draws the same mark in the page and in the tab', () => {
  expect(readFileSync(path.join(__dirname, 'favicon.svg'), 'utf8')).toContain(`d="${MARK_PATH}"`);
});

it('draws the same picture for one seed, and another one for another', () => {
  expect(growth(5, 960, 1080)).toEqual(growth(5, 960, 1080));
  expect(growth(6, 960, 1080)).not.toEqual(growth(5, 960, 1080));
});

it('closes every outline and keeps to numbers', () => {
  for (const { path: outline } of growth(5, 960, 1080).bodies) expect(outline).toMatch(/^M-?\d+ -?\d+(C[-\d ]+){40}Z$/);
});
