import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from './calculation';

const method = readFileSync(join(__dirname, '../../../../../docs/method.md'), 'utf8');
const changes = method.split('\n## ').find((chapter) => chapter.startsWith('Changes of the engine')) ?? '';
const [newest, ...earlier] = [...changes.matchAll(/^### (\d+\.\d+\.\d+)$/gm)].map(([, version]) => version);

/** Lines of the demo's table by the version that they begin with. */
const demoRows = (version: string) =>
  changes.split('\n').filter((line) => line.startsWith('| ') && line.split('|')[1]?.trim() === version);

it('has told what the version of the engine changed', () => {
  expect(newest).toBe(ENGINE_VERSION);
  expect(earlier).not.toContain(ENGINE_VERSION);
});

it('shows the totals of both demo companies and years for every version told of', () => {
  for (const version of [newest, ...earlier]) {
    const rows = demoRows(version as string).map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows.map(([, , company, year]) => `${company} ${year}`)).toEqual([
      'Harrow Brewing Co. 2025',
      'Harrow Brewing Co. 2026',
      'Calder Glass 2025',
      'Calder Glass 2026',
    ]);
    // Scope 1, 2 twice, 3: tonnes.
    for (const cells of rows) expect(cells.slice(4, 8).every((cell) => /^[\d,]+(\.\d+)?$/.test(cell))).toBe(true);
  }
});
