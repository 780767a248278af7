import { Problem } from '@lichen/contracts/api/problems';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { latestToday } from '@lichen/contracts/formats/days';
import { companyRecords } from '../../../platform/engine/company-records';
import type { Job, JobTools } from '../../../platform/jobs/job';
import type { WarmProcess } from '../../../platform/bounded/warm-process';
import type { Platform } from '../../../platform/platform';
import type { Doc } from '../review/standing';
import { readWithService } from './read-with-service.client';
import { type Finding, findingOf } from './finished-doc';
import { knownTo } from './knowledge.query';

interface Parts {
  readonly platform: Pick<Platform, 'ai' | 'database' | 'files' | 'clock'>;
  readonly reader: Pick<WarmProcess, 'run'>;
}

interface Work {
  readonly job: Job;
  readonly tools: JobTools;
  readonly record: Doc;
}

/** Reads a document's file, with an AI service if one is configured. Throws `notFound` if there is no file. */
export async function findingIn({ platform, reader }: Parts, { job, tools, record }: Work): Promise<Finding> {
  const { contents, content_hash: hash } = record;
  if (!contents || hash === null) throw new Problem('notFound', DOC_TEXTS.noFile);
  const read = companyRecords(platform, job.companyId);
  const known = await knownTo(read, job.companyId, latestToday(platform.clock.now()));
  const asked = await readWithService(
    { ...platform, reader },
    {
      ...{ companyId: job.companyId, hash, contentType: contents.type, types: record.doc_ids ?? [] },
      ...{ knowledge: known.knowledge, signal: tools.signal },
      onProgress: ({ page, of }) => void tools.progress(page, of).catch(() => undefined),
    },
  );
  return findingOf(record, asked, known);
}
