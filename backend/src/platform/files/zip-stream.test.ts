import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { zipOf } from './zip-stream';

const opened = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer);

async function unzipped(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await opened(bytes, { lazyEntries: true });
  const contents = new Map<string, string>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        contents.set(entry.fileName, (await buffer(stream)).toString());
        zip.readEntry();
      }),
    );
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  return contents;
}

async function* said(...texts: string[]) {
  yield* texts;
}

/** Text that packs badly and never ends by itself; tells what was read of it and whether it was closed. */
function endless() {
  const seen = { characters: 0, isClosed: false };
  async function* content() {
    try {
      for (let state = 1; ; ) {
        const letters = Array.from({ length: 65_536 }, () => {
          state = (state * 48_271) % 2_147_483_647;
          return String.fromCharCode(33 + (state % 94));
        });
        seen.characters += letters.length;
        yield letters.join('');
      }
    } finally {
      seen.isClosed = true;
    }
  }
  return { seen, content: content() };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('holds every part, names and contents in any letters', async () => {
  const parts = () => [
    { name: 'xl/sheet.xml', content: said('<a>', 'Ærø – ½', '</a>') },
    { name: 'Größe.txt', content: said('') },
  ];

  const bytes = await buffer(zipOf(parts()));
  expect([...(await unzipped(bytes))]).toEqual([
    ['xl/sheet.xml', '<a>Ærø – ½</a>'],
    ['Größe.txt', ''],
  ]);
  await pause(10);
  expect((await buffer(zipOf(parts()))).equals(bytes)).toBe(true);
});

it('reads no further ahead than its reader, and closes the content when the reader leaves', async () => {
  const { seen, content } = endless();
  const zip = zipOf([{ name: 'long', content }]);
  let bytes = 0;
  for await (const chunk of zip) {
    bytes += chunk.length;
    if (bytes > 200_000) break;
  }
  await pause(200);
  const read = seen.characters;
  await pause(200);

  expect(seen).toEqual({ characters: read, isClosed: true });
  expect(read).toBeGreaterThan(200_000);
  expect(read).toBeLessThan(4_000_000);
});

it('waits for a reader that is slow', async () => {
  const { seen, content } = endless();
  const zip = zipOf([{ name: 'long', content }]);
  zip.once('readable', () => undefined);
  await pause(500);
  const read = seen.characters;
  await pause(300);

  expect(read).toBeGreaterThan(0);
  expect(seen).toEqual({ characters: read, isClosed: false });
  zip.destroy();
});

it('fails where a part fails', async () => {
  async function* broken() {
    yield 'begun';
    throw new Error('the database is gone');
  }

  await expect(buffer(zipOf([{ name: 'a', content: broken() }]))).rejects.toThrow('the database is gone');
});
