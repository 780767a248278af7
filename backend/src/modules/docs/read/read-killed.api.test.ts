import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { BILL, pdfFile } from '../../../../test/hostile/pdf-file';
import { type World, makeWorld } from '../../../../test/world';
import { jobBatchWriter } from '../../../platform/engine/jobs/write-job-batch';
import type { Job } from '../../../platform/jobs/job';
import { dyingIn } from '../../../platform/jobs/testing/dying-process';
import { recordsOver } from '../../../platform/store/scoped-records';
import { readJob } from './read.job';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

async function upload(bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.set('entity', 'docs');
  form.set('file', new Blob([new Uint8Array(bytes)]), 'bill.pdf');
  const headers = { cookie: world.admin.cookie };
  const sent = await fetch(`${world.url}/api/upload`, { method: 'POST', headers, body: form });
  const { obj } = (await sent.json()) as { obj: { _id: string } };
  return obj._id;
}

it('reads a document once and leaves it in a state to go on from, wherever the process ends', async () => {
  const { admin, engine } = world;
  const { platform, registry } = engine;
  const own = recordsOver(platform.database, platform.database, admin.companyId);
  // Without the module nothing reads it by itself, so that only the job below does.
  const id = await upload(pdfFile(BILL));
  await platform.accounts.subscribe(admin.companyId, { modules: [...BASE_SUBSCRIPTIONS, 'ai-doc-extract'] });
  await platform.database.transaction(async (tx) => {
    const rows = recordsOver(platform.database, tx, admin.companyId)(doc);
    await rows.update(await rows.get(id), { status: 'pending', queue: 'reading' });
  });
  const { companyId, userId } = admin;
  const job: Job = { id: 'job', companyId, userId, kind: 'docs.read', input: { id }, attempt: 1 };
  const reading = readJob({ platform, write: jobBatchWriter(platform, registry) });
  const kept = { checkpoint: undefined };
  const seen = async () => {
    const { status } = await own(doc).get(id);
    return [status, await own(docReading).count({ where: { doc_id: id } })];
  };

  await expect(reading.run(job, dyingIn(platform.database, 1, kept))).rejects.toThrow('the process is gone');
  expect(await seen()).toEqual(['pending', 0]);
  await expect(reading.run(job, dyingIn(platform.database, 2, kept))).rejects.toThrow('the process is gone');
  expect(await seen()).toEqual(['preparing', 1]);
  await reading.run(job, dyingIn(platform.database, 0, kept));
  expect(await seen()).toEqual(['invalid', 1]);
  await reading.run(job, dyingIn(platform.database, 0, kept));
  expect(await seen()).toEqual(['invalid', 1]);
}, 60_000);
