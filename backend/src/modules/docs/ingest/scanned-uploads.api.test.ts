import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { BILL, pdfFile } from '../../../../test/hostile/pdf-file';
import { clamdServer, EICAR } from '../../../../test/servers/clamd-server';
import { uploadFile } from '../../../../test/upload-file';
import { type World, makeWorld } from '../../../../test/world';
import { message } from '../emails/testing/messages';
import { until } from '../../../platform/jobs/testing/work-place';
import { sendMessage } from '../../../platform/mail-in/testing/smtp.client';

let clamd: Awaited<ReturnType<typeof clamdServer>>;
let world: World;

beforeAll(async () => {
  clamd = await clamdServer();
  world = await makeWorld({
    environment: { CLAMD_URL: clamd.url, MAIL_IN_PORT: '0', MAIL_IN_DOMAIN: 'in.example' },
  });
}, 60_000);
beforeEach(() => clamd.behave('scan'));
afterAll(async () => {
  await world.stop();
  await clamd.stop();
});

const BILL_FILE = { name: 'bill.pdf', bytes: pdfFile(BILL) };
const INFECTED = { name: 'bill.txt', bytes: `Bill for October\n${EICAR}\n` };
const send = (file: Parameters<typeof uploadFile>[3]) => uploadFile(world.url, world.admin, 'docs', file);
const stored = async () => (await world.engine.platform.files.stored('', 100)).map(({ hash }) => hash);
const docs = async () => (await world.admin.send('GET', 'docs')).body.total as number;

it('scans the whole of an upload before it is stored', async () => {
  const { status, body } = await send(BILL_FILE);
  expect(status).toBe(200);
  expect(clamd.scanned.at(-1)?.file.equals(BILL_FILE.bytes)).toBe(true);
  expect((await world.admin.send('GET', `docs/${body.obj._id}`)).body.obj.name).toBe('bill.pdf');
});

it('refuses a file with malware, and keeps nothing of it', async () => {
  const before = [await stored(), await docs()];
  const { status, body } = await send(INFECTED);

  expect([status, body.errors]).toEqual([400, { file: UPLOAD_TEXTS.infected }]);
  expect([await stored(), await docs()]).toEqual(before);
});

it('refuses every file while the scanner gives no verdict, and takes them again afterwards', async () => {
  const before = [await stored(), await docs()];
  const other = { name: 'note.txt', bytes: 'A note on the bill for October' };
  for (const manner of ['hang up', { answer: 'INSTREAM size limit exceeded. ERROR' }] as const) {
    clamd.behave(manner);
    const { status, headers, body } = await send(other);
    expect([status, headers.get('retry-after'), body.err]).toEqual([503, '60', UPLOAD_TEXTS.notScanned]);
  }
  expect([await stored(), await docs()]).toEqual(before);

  clamd.behave('scan');
  expect((await send(other)).status).toBe(200);
});

it('refuses an email with malware for good, and leaves out only the file of which that is found later', async () => {
  const port = world.portal.mailInPort ?? 0;
  const { address } = (await world.admin.send('GET', 'email_address')).body.obj;
  const code = async (written: Parameters<typeof message>[0]) =>
    (await sendMessage(port, { to: [address], raw: message(written) })).at(-1);

  expect(await code({ id: 'plain@supplier.example', text: EICAR })).toBe(554);
  clamd.behave('hang up');
  expect(await code({ id: 'later@supplier.example', text: 'Hello' })).toBe(451);
  clamd.behave('scan');
  // This server decodes no mail, so it sees the malware only once the message has been opened.
  const parts = [
    { type: 'text/plain', name: INFECTED.name, bytes: INFECTED.bytes },
    { type: 'application/pdf', name: 'other.pdf', bytes: pdfFile([[50, 700, 'Other bill']]) },
  ];
  expect(await code({ id: 'hidden@supplier.example', parts })).toBe(250);
  const found = await until(async () => {
    const { list } = (await world.admin.send('GET', 'emails')).body;
    return list.length > 0 && list[0].job_id === null && list;
  });

  expect(found.map(({ messageId }: { messageId: string }) => messageId)).toEqual(['<hidden@supplier.example>']);
  const [bad, good] = found[0].files;
  expect([bad.id, bad.err]).toEqual([null, UPLOAD_TEXTS.infected]);
  expect((await world.admin.send('GET', `docs/${good.id}`)).status).toBe(200);
});
