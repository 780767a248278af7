import { clamdServer, EICAR } from '../../../test/servers/clamd-server';
import { clamdScan } from './clamd';

let clamd: Awaited<ReturnType<typeof clamdServer>>;
beforeAll(async () => {
  clamd = await clamdServer(1000);
});
beforeEach(() => clamd.behave('scan'));
afterAll(() => clamd.stop());

async function scanned(pieces: readonly (string | Buffer)[], url = clamd.url, silence = 2000) {
  const scan = clamdScan(url, silence);
  try {
    for (const piece of pieces) await scan.write(Buffer.from(piece as string));
    return await scan.found();
  } finally {
    scan.stop();
  }
}

it('finds malware in a file, also where it lies across pieces, and none in a clean one', async () => {
  expect(await scanned(['An honest bill'])).toBeNull();
  expect(await scanned([EICAR])).toBe('Eicar-Test-Signature');
  expect(await scanned([EICAR.slice(0, 20), '', EICAR.slice(20)])).toBe('Eicar-Test-Signature');
  // An empty piece would have ended the file for clamd.
  expect(clamd.scanned.at(-1)?.pieces).toEqual([20, EICAR.length - 20]);
  expect(await scanned([])).toBeNull();
});

it.each<[string, Parameters<typeof clamd.behave>[0], RegExp]>([
  ['an error', { answer: 'Can’t allocate memory ERROR' }, /clamd: .*ERROR/],
  ['an answer that it does not know', { answer: 'PONG' }, /clamd: PONG/],
  ['a name without a verdict', { answer: 'stream: FOUND' }, /clamd/],
  ['a connection that ends', 'hang up', /without an answer|ECONNRESET|EPIPE/],
  ['silence', 'hang', /did not answer in time/],
])('takes %s for no verdict', async (_words, manner, message) => {
  clamd.behave(manner);
  await expect(scanned(['file'], clamd.url, 200)).rejects.toThrow(message);
});

it('says that a file is beyond the limit of clamd, which hangs up on it', async () => {
  const pieces = Array.from({ length: 40 }, () => Buffer.alloc(100, 'x'));
  await expect(scanned(pieces)).rejects.toThrow(/size limit exceeded|ECONNRESET|EPIPE/);
});

it('gives no verdict where nobody listens', async () => {
  const gone = await clamdServer();
  await gone.stop();
  await expect(scanned(['file'], gone.url)).rejects.toThrow(/ECONNREFUSED/);
  await expect(scanned(['file'], 'unix:/nowhere/clamd.ctl')).rejects.toThrow(/ENOENT/);
});
