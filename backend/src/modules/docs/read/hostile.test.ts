import { join } from 'node:path';
import { HOSTILE } from '../../../../test/hostile/hostile-files';
import { HONEST, type Hostile } from '../../../../test/hostile/pdf-parts';
import { FILE_TOO_MUCH_WORK } from '@lichen/contracts/text/file-texts';
import { type BoundedChild, startBounded } from '../../../platform/bounded/child-process';
import type { Assembled } from '../assembly/assembled';
import { nothingKnown } from '../fields/knowledge';
import type { ReadOutput } from './read-output';

const WALL_MS = 6000;
const MEGABYTE = 1024 * 1024;
const MEMORY_MB = 512;
/** A process is replaced after so many files, so that the last ones do not have the memory of all others. */
const MOST_FILES = 10;
/** As they were built: a process apart takes no sources. No database takes part, so this runs once, with the unit tests. */
const built = (name: string) => join(__dirname, '../../../../dist/modules/docs', `${name}.worker.js`);

const running = new Set<BoundedChild>();

/** Works in one process as long as that is sound, because its start takes longer than the work on most files. */
function worker(name: string) {
  let child: BoundedChild | undefined;
  let files = 0;
  const end = () => {
    if (child) running.delete(child);
    child?.kill();
    child = undefined;
  };
  return async <T>(input: unknown): Promise<T> => {
    if (files >= MOST_FILES || !child?.isSound()) {
      end();
      files = 0;
      child = startBounded(built(name), { memoryMb: MEMORY_MB, isWarm: false });
      running.add(child);
    }
    files += 1;
    try {
      return await child.run<T>({ input, wallMs: WALL_MS, isLast: false });
    } catch (error) {
      if (!isOwnRefusal(error)) end();
      throw error;
    }
  };
}
afterAll(() => {
  for (const child of running) child.kill();
});

const isProblem = (answer: unknown) =>
  (answer as { name?: string } | undefined)?.name === 'Problem' && (answer as Error).message !== '';
/** Whether the work itself refused the file, and was not ended by its bounds. */
const isOwnRefusal = (error: unknown) => isProblem(error) && (error as Error).message !== FILE_TOO_MUCH_WORK;

/** Of an account that is in English: without a language, pictures are read in all, whose data take seconds to load. */
const KNOWLEDGE = { ...nothingKnown('2026-11-25'), accountLanguage: 'en' };
const reader = worker('read/read-document');
const read = (bytes: Buffer, contentType = 'application/octet-stream') =>
  reader<ReadOutput>({ bytes, contentType, knowledge: KNOWLEDGE, types: [], isShown: false });

const assembler = worker('assembly/assemble');
const split = (bytes: Buffer) =>
  assembler<Assembled>({ kind: 'split', file: { bytes, type: '' }, parts: [{ from: 1, to: 1 }] });

interface Outcome {
  readonly isRefused: boolean;
  readonly answer: unknown;
  readonly tookMs: number;
  readonly grewMb: number;
}

async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  const [before, began] = [process.memoryUsage.rss(), Date.now()];
  const answer = await work().catch((error: unknown) => error);
  return {
    ...{ isRefused: isProblem(answer), answer, tookMs: Date.now() - began },
    grewMb: (process.memoryUsage.rss() - before) / MEGABYTE,
  };
}

it('knows at least a hundred ways to hurt', () => {
  expect(new Set(HOSTILE.map(([what]) => what)).size).toBe(HOSTILE.length);
  expect(HOSTILE.length).toBeGreaterThanOrEqual(100);
});

/** Only PDFs and pictures are taken apart. */
const TAKEN_APART = HOSTILE.filter(([, , type]) => type === undefined);
/** Those that are read and taken apart: a few megabytes that take seconds to make. */
const kept = new Map<string, Buffer>();

function made([what, bytes, type]: Hostile): Buffer {
  const whole = kept.get(what) ?? bytes();
  if (type === undefined) kept.set(what, whole);
  return whole;
}

test.each(HOSTILE.map((file) => ({ what: file[0], file })))(
  '$what: read within its bounds, or refused with a text',
  async ({ file }) => {
    const bytes = made(file);
    const { isRefused, answer, tookMs, grewMb } = await outcomeOf(() => read(bytes, file[2]));
    expect(isRefused ? { pages: [] } : answer).toMatchObject({ pages: expect.anything() });
    expect(tookMs).toBeLessThan(WALL_MS + 4000);
    expect(grewMb).toBeLessThan(250);
  },
);

test.each(TAKEN_APART.map((file) => ({ what: file[0], file })))(
  '$what: taken apart within its bounds, or refused with a text',
  async ({ file }) => {
    const bytes = made(file);
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
