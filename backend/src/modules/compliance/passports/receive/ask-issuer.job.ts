import { PASSPORT_LIMITS, type RevocationDocument } from '@lichen/contracts/compliance/passports/passport-format';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { z } from 'zod';
import { runInWorker } from '../../../../platform/bounded/run-in-worker';
import { companyRecords } from '../../../../platform/engine/company-records';
import { retryOnConflict } from '../../../../platform/engine/jobs/complete-job-record';
import type { WriteJobBatch } from '../../../../platform/engine/jobs/job-batch';
import type { UnitOfWork } from '../../../../platform/engine/unit/unit-of-work';
import type { Job, JobKind, JobTools } from '../../../../platform/jobs/job';
import { type Fetched, fetchPublic } from '../../../../platform/outside/fetch-public.client';
import type { Platform } from '../../../../platform/platform';
import type { ListBytes } from './read-list.worker';
import { recallTaken } from './recall-taken.rules';
import { type Heard, newsOf, saidOf } from './said-of-list';

export const ASK_ISSUER = 'compliance.ask-issuer';

/** One passport, asked for by a person; or several with the same list, asked daily. */
const jobInput = z.union([z.strictObject({ id: z.string() }), z.strictObject({ ids: z.array(z.string()).min(1) })]);
const TIMEOUT_MS = 10_000;

type Received = RecordOf<typeof receivedPassport>;
type Parts = Pick<Platform, 'database' | 'configuration' | 'clock'>;

function idsOf({ input }: Job): readonly string[] {
  const given = jobInput.parse(input);
  return 'ids' in given ? given.ids : [given.id];
}

const isByPerson = ({ input }: Job) => 'id' in jobInput.parse(input);

/** True if the job still handles this passport. A person's request meanwhile takes over from the daily one. */
const isAskedFor = (record: Received | undefined, job: Job): record is Received =>
  record !== undefined && (isByPerson(job) ? record.job_id === job.id : record.asked !== 'asking');

const fetchList = ({ configuration }: Parts, address: string, signal: AbortSignal) =>
  fetchPublic(address, {
    ...{ mostBytes: PASSPORT_LIMITS.json.bytes, timeoutMs: TIMEOUT_MS, signal },
    isPrivateAllowed: configuration.LICHEN_PRIVATE_ISSUERS,
  });

/** Limits of the worker, far above the needs of the largest list. */
const BOUNDS = { memoryMb: 256, wallMs: 20_000 };

const issuerOf = ({ issuer_id, issuer_name, keys }: Received): ListBytes['issuer'] => ({
  ...{ id: issuer_id ?? '', name: issuer_name ?? '', keys: [...(keys ?? [])] },
});

/** Returns the issuer's answer. The list is verified in a worker, so that it blocks nothing else. */
async function heardOf(record: Received, fetched: Fetched, companyId: string): Promise<Heard> {
  if (!fetched.ok) return { asked: fetched.why === 'too_large' ? 'refused' : 'unreachable' };
  const input: ListBytes = { bytes: fetched.bytes, issuer: issuerOf(record) };
  const module = require.resolve('./read-list.worker');
  const list = await runInWorker<RevocationDocument | null>({ module, input, bounds: BOUNDS }, companyId);
  return list ? { asked: 'answered', list } : { asked: 'refused' };
}

/** Key of an issuer: passports with the same key share one answer. */
const issuerKey = ({ issuer_id, keys }: Received) => `${issuer_id} ${keys?.[0]?.key}`;

async function allHeard(
  records: readonly Received[],
  fetched: Fetched,
  companyId: string,
): Promise<ReadonlyMap<string, Heard>> {
  const heard = new Map<string, Heard>();
  for (const record of records)
    if (!heard.has(issuerKey(record))) heard.set(issuerKey(record), await heardOf(record, fetched, companyId));
  return heard;
}

/** Writes the answer. One that changes nothing leaves no audit row, unless a person asked. */
async function write(unit: UnitOfWork, record: Received, said: Partial<Received>, job: Job): Promise<void> {
  const news = newsOf(record, said) ?? (isByPerson(job) ? 'hear' : undefined);
  const { asked_on, listed_on = record.listed_on } = said;
  if (news) await unit.update(receivedPassport, record, said, news);
  else await unit.mark(receivedPassport, [{ id: record._id }], { asked_on, listed_on });
}

const UNREACHABLE: Heard = { asked: 'unreachable' };

const finish = (parts: Parts, writing: WriteJobBatch, { job, tools }: Working, heard: ReadonlyMap<string, Heard>) =>
  retryOnConflict(() =>
    writing(
      job,
      tools,
      async ({ unit }) => {
        for (const id of idsOf(job)) {
          const record = await unit.read(receivedPassport).find(id);
          if (!isAskedFor(record, job)) continue;
          const now = parts.clock.now();
          const said = saidOf(record, heard.get(issuerKey(record)) ?? UNREACHABLE, now);
          await write(unit, record, said, job);
          if (said.revoked_on) await recallTaken(unit, id, now);
        }
      },
      'asked',
    ),
  );

interface Working {
  readonly job: Job;
  readonly tools: JobTools;
}

/** Asks the issuer which passports it has revoked. If it cannot be reached, the record says so and keeps its state. */
export function askIssuerJob(parts: Parts, writing: WriteJobBatch): JobKind {
  const ended = (job: Job, tools: JobTools) => finish(parts, writing, { job, tools }, new Map());
  return {
    ...{ kind: ASK_ISSUER, label: 'Asking the issuer of a passport', attempts: 3, lane: 'outside' },
    run: async (job, tools) => {
      const read = companyRecords(parts, job.companyId)(receivedPassport);
      const records = await Promise.all(idsOf(job).map((id) => read.find(id)));
      const asked = records.filter((record) => isAskedFor(record, job));
      const address = asked[0]?.list_address;
      if (!address) return {};
      const heard = await allHeard(asked, await fetchList(parts, address, tools.signal), job.companyId);
      await finish(parts, writing, { job, tools }, heard);
      return {};
    },
    gaveUp: ended,
    cancelled: ended,
  };
}
