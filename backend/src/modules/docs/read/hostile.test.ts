import { join } from 'node:path';
import { HOSTILE } from '../../../../test/hostile/hostile-files';
import { HONEST } from '../../../../test/hostile/pdf-parts';
import { runInProcess } from '../../../platform/bounded/run-in-process';
import type { Assembled } from '../assembly/assembled';
import { nothingKnown } from '../fields/knowledge';
import type { ReadOutput } from './read-output';

const WALL_MS = 6000;
const MEGABYTE = 1024 * 1024;
const BOUNDS = { memoryMb: 512, wallMs: WALL_MS };
/** As they were built: a process apart takes no sources. No database takes part, so this runs once, with the unit tests. */
const built = (name: string) => join(__dirname, '../../../../dist/modules/docs', `${name}.worker.js`);

const read = (bytes: Buffer, contentType = 'application/octet-stream') =>
  runInProcess<ReadOutput>({
    module: built('read/read-document'),
    input: { bytes, contentType, knowledge: nothingKnown('2026-11-25'), types: [], isShown: false },
    bounds: BOUNDS,
  });

const split = (bytes: Buffer) =>
  runInProcess<Assembled>({
    module: built('assembly/assemble'),
    input: { kind: 'split', file: { bytes, type: '' }, parts: [{ from: 1, to: 1 }] },
    bounds: BOUNDS,
  });

interface Outcome {
  readonly isRefused: boolean;
  readonly answer: unknown;
  readonly tookMs: number;
  readonly grewMb: number;
}

async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  const [before, began] = [process.memoryUsage.rss(), Date.now()];
  const answer = await work().catch((error: unknown) => error);
  const isRefused = (answer as { name?: string } | undefined)?.name === 'Problem' && (answer as Error).message !== '';
  return {
    ...{ isRefused, answer, tookMs: Date.now() - began },
    grewMb: (process.memoryUsage.rss() - before) / MEGABYTE,
  };
}

it('knows at least a hundred ways to hurt', () => {
  expect(new Set(HOSTILE.map(([what]) => what)).size).toBe(HOSTILE.length);
  expect(HOSTILE.length).toBeGreaterThanOrEqual(100);
});

test.each(HOSTILE.map(([what, bytes, type]) => ({ what, bytes, type })))(
  '$what: read within its bounds, or refused with a text',
  async ({ bytes, type }) => {
    const { isRefused, answer, tookMs, grewMb } = await outcomeOf(() => read(bytes, type));
    expect(isRefused ? { pages: [] } : answer).toMatchObject({ pages: expect.anything() });
    expect(tookMs).toBeLessThan(WALL_MS + 4000);
    expect(grewMb).toBeLessThan(250);
  },
);

/** Only PDFs and pictures come that far. */
const TAKEN_APART = HOSTILE.filter(([, , type]) => type === undefined);

test.each(TAKEN_APART.map(([what, bytes]) => ({ what, bytes })))(
  '$what: taken apart within its bounds, or refused with a text',
  async ({ bytes }) => {
    const { isRefused, answer, tookMs, grewMb } = await outcomeOf(() => split(bytes));
    expect(isRefused || Array.isArray(answer) ? '' : String(answer)).toBe('');
    expect(tookMs).toBeLessThan(WALL_MS + 4000);
    expect(grewMb).toBeLessThan(250);
  },
);

test('the next document is read', async () => {
  const { reading } = await read(HONEST);
  expect(reading.type).toBe('electricity');
});
