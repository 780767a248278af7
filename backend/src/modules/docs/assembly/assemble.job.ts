import { Problem } from '@lichen/contracts/api/problems';
import { ASSEMBLY_TEXTS } from '@lichen/contracts/docs/assembly/assembly-texts';
import { MOST_PARTS } from '@lichen/contracts/docs/assembly/page-range';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { companyRecords } from '../../../platform/engine/company-records';
import { retryOnConflict } from '../../../platform/engine/jobs/complete-job-record';
import type { WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import type { Doc } from '../review/standing';
import { arrive, isWaiting } from './arrived-parts.rules';
import { joinStored, type KeptFile, splitStored } from './assembled-files.loader';
import { COMBINE, type CombineInput, SPLIT, type SplitInput } from './job-kinds';

const ATTEMPTS = 3;

interface AssembleParts {
  readonly platform: Pick<Platform, 'database' | 'files' | 'clock' | 'configuration'>;
  readonly write: WriteJobBatch;
}

const read = ({ platform }: AssembleParts, { companyId }: Job) => companyRecords(platform, companyId)(doc);

/** Returns the documents that wait for files of the job. */
async function waitingFor(parts: AssembleParts, job: Job): Promise<Doc[]> {
  const { id } = job.input as SplitInput | CombineInput;
  const own = await read(parts, job).find(id);
  const found =
    job.kind === COMBINE
      ? own
        ? [own]
        : []
      : await read(parts, job).list({ where: { part_of: id }, limit: MOST_PARTS });
  return found.filter((record) => isWaiting(record, job.id));
}

const working = ({ signal, progress }: JobTools, total: number) => ({
  signal,
  onDone: (done: number) => void progress(done, total).catch(() => undefined),
});

/** Returns the hash and type of a document's stored file; throws `notFound` if it has none. */
function sourceOf(record: Doc | undefined) {
  if (!record?.contents || record.content_hash === null) throw new Problem('notFound', DOC_TEXTS.noFile);
  return { hash: record.content_hash, type: record.contents.type };
}

async function partsOf(parts: AssembleParts, job: Job, tools: JobTools, waiting: readonly Doc[]): Promise<KeptFile[]> {
  const whole = sourceOf(await read(parts, job).find((job.input as SplitInput).id));
  const ranges = waiting.map(({ part_pages }) => part_pages ?? { from: 1, to: 1 });
  return splitStored(parts.platform.files, whole, ranges, working(tools, waiting.length));
}

async function combinedOf(parts: AssembleParts, job: Job, tools: JobTools): Promise<KeptFile[]> {
  const { sources } = job.input as CombineInput;
  const files = [];
  for (const id of sources) files.push(sourceOf(await read(parts, job).find(id)));
  return [await joinStored(parts.platform.files, files, working(tools, files.length))];
}

async function run(parts: AssembleParts, job: Job, tools: JobTools): Promise<unknown> {
  const waiting = await waitingFor(parts, job);
  if (waiting.length === 0) return {};
  const isSplit = job.kind === SPLIT;
  const files = isSplit ? await partsOf(parts, job, tools, waiting) : await combinedOf(parts, job, tools);
  await retryOnConflict(() =>
    parts.write(
      job,
      tools,
      async (batch) => {
        const now = await Promise.all(waiting.map(({ _id }) => batch.unit.read(doc).find(_id)));
        const pairs = now.flatMap((record, at) => {
          const file = files[at];
          return file && isWaiting(record, job.id) ? [{ record, file }] : [];
        });
        await arrive(parts.platform, pairs, batch);
      },
      'stored',
    ),
  );
  return {};
}

/** Marks the waiting documents as failed with the reason. The source documents are left as they are. */
async function fail(parts: AssembleParts, job: Job, tools: JobTools, error_message: string): Promise<void> {
  await retryOnConflict(() =>
    parts.write(
      job,
      tools,
      async ({ unit }) => {
        const { id } = job.input as SplitInput | CombineInput;
        const where = job.kind === COMBINE ? { id } : { part_of: id };
        const found = await unit.read(doc).list({ where, limit: MOST_PARTS });
        const changes = { status: 'error', queue: 'to_review', job_id: null, error_message } as const;
        for (const record of found.filter((each) => isWaiting(each, job.id)))
          await unit.update(doc, record, changes, 'read_failed');
      },
      'failed',
    ),
  );
}

/** Turns `unavailable` into an error that is retried: bytes being deleted now can be stored again soon. */
function retried(error: unknown): never {
  throw error instanceof Problem && error.code === 'unavailable' ? new Error(error.message) : error;
}

const kindOf = (parts: AssembleParts, kind: string, label: string): JobKind => ({
  ...{ kind, label, attempts: ATTEMPTS },
  run: (job, tools) => run(parts, job, tools).catch(retried),
  gaveUp: (job, tools, error) =>
    fail(parts, job, tools, error instanceof Problem ? error.message : DOC_TEXTS.unreadable),
  cancelled: (job, tools) => fail(parts, job, tools, ASSEMBLY_TEXTS.stopped),
});

/** Job kinds that make the files of split and combined documents. */
export const assembleJobs = (parts: AssembleParts): readonly JobKind[] => [
  kindOf(parts, SPLIT, 'Splitting a document'),
  kindOf(parts, COMBINE, 'Combining documents'),
];
