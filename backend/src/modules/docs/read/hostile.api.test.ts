import { join } from 'node:path';
import { HONEST, HOSTILE } from '../../../../test/hostile-documents';
import { runInProcess } from '../../../platform/bounded/run-in-process';
import { nothingKnown } from '../fields/knowledge';
import type { ReadOutput } from './read-output';

const WALL_MS = 6000;
const MEGABYTE = 1024 * 1024;
/** As it was built: a process apart takes no sources. */
const worker = join(__dirname, '../../../../dist/modules/docs/read/read-document.worker.js');

const read = (bytes: Buffer) =>
  runInProcess<ReadOutput>({
    module: worker,
    input: { bytes, contentType: 'application/octet-stream', knowledge: nothingKnown('2026-11-25'), types: [] },
    bounds: { memoryMb: 512, wallMs: WALL_MS },
  });

test.each(HOSTILE)('%s: read within its bounds, or refused with a text', async (_, bytes) => {
  const before = process.memoryUsage.rss();
  const began = Date.now();
  const outcome = await read(bytes).catch((error: unknown) => error);
  const isRefused = (outcome as { name?: string }).name === 'Problem';
  expect(isRefused ? { pages: [] } : outcome).toMatchObject({ pages: expect.anything() });
  expect(Date.now() - began).toBeLessThan(WALL_MS + 4000);
  expect((process.memoryUsage.rss() - before) / MEGABYTE).toBeLessThan(250);
});

test('the next document is read', async () => {
  const { reading } = await read(HONEST);
  expect(reading.type).toBe('electricity');
});
