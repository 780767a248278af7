import { invalid, refused } from '@lichen/contracts/api/problems';
import { ASSEMBLY_TEXTS } from '@lichen/contracts/docs/assembly/assembly-texts';
import { combineDocs } from '@lichen/contracts/docs/assembly/combine.call';
import { doc } from '@lichen/contracts/docs/doc.entity';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { handler } from '../../../platform/module';
import { emptyDoc } from '../ingest/new-doc.rules';
import type { Doc } from '../review/standing';
import { COMBINED_FILES, combinedName } from './assembled';
import { COMBINE, type CombineInput } from './job-kinds';
import { expectFree } from './may-assemble';

/** Maximum total size of the combined files, in bytes. */
const MOST_BYTES = 60 * 1024 * 1024;

/** Returns the documents in order. Throws `invalid` for repeats, `refused` for unsuitable or too large files. */
async function sourcesOf({ read }: UnitOfWork, ids: readonly string[]): Promise<Doc[]> {
  if (new Set(ids).size < ids.length) throw invalid({ ids: ASSEMBLY_TEXTS.twice });
  const found: Doc[] = [];
  for (const id of ids) found.push(await read(doc).get(id));
  const files = found.map(expectFree);
  if (files.some(({ type }) => !COMBINED_FILES.includes(type))) throw refused(ASSEMBLY_TEXTS.notCombinable);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MOST_BYTES) throw refused(ASSEMBLY_TEXTS.tooLarge);
  return found;
}

/** Creates the combined document and sets its sources aside. Deleting the combined document brings the sources back. */
export const combineAnswer = handler(combineDocs, async ({ input: { ids, name }, context, write }) => {
  const made = await write(async (unit) => {
    const sources = await sourcesOf(unit, ids);
    const begun: Doc = {
      ...emptyDoc(context, name ?? combinedName(sources[0]?.name ?? '')),
      ...{ combined_of: sources.length, status: 'loading', queue: 'reading' },
    };
    const input: CombineInput = { id: begun._id, sources: ids };
    const record = { ...begun, job_id: await unit.startJob(COMBINE, input) };
    await unit.insert(doc, record, 'combine');
    const aside = { set_aside: 'combined', combined_in: record._id, queue: 'replaced' } as const;
    for (const source of sources) await unit.update(doc, source, aside, 'combine');
    return record;
  });
  return { ok: true, obj: { _id: made._id, name: made.name } };
});
