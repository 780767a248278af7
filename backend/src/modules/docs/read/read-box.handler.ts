import { type BoxText, readBox } from '@lichen/contracts/docs/doc.call';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { MOST_RAW } from '@lichen/contracts/docs/shown-place';
import { Problem, refused } from '@lichen/contracts/api/problems';
import { makeSemaphore } from '../../../platform/bounded/semaphore';
import { handler } from '../../../platform/module';
import { readingOf } from '../review/doc-facts.query';
import { readStoredBox } from './read-file.loader';
import { isReading } from './start-reading.rules';

/** Each one is a process with an engine for letters: whoever draws many boxes at once does not take the machine. */
const inTurn = makeSemaphore(1);
const underWay = new Set<string>();

/** One box of a company at a time; the others are told to wait rather than kept waiting in a line without end. */
async function oneOf<T>(companyId: string, work: () => Promise<T>): Promise<T> {
  if (underWay.has(companyId)) throw refused(DOC_TEXTS.boxUnderWay);
  underWay.add(companyId);
  try {
    return await inTurn(work, companyId);
  } finally {
    underWay.delete(companyId);
  }
}

/** Says what is printed in a box that somebody drew on a page without text of its own. */
export const readBoxAnswer = handler(readBox, async ({ input: { id, ...part }, context, read, platform }) => {
  const record = await read(doc).get(id);
  const { content_hash: hash } = record;
  if (hash === null) throw new Problem('notFound', DOC_TEXTS.noFile);
  if (!isReading(context)) throw refused(DOC_TEXTS.notRead);
  const language = (await readingOf(read, record))?.language ?? null;
  const text = await oneOf(context.companyId, () => readStoredBox(platform, { hash, ...part, language }));
  const obj: BoxText = { text: text.slice(0, MOST_RAW) };
  return { ok: true, obj };
});
