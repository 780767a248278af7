import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { createRecord } from '../../../../test/create-record';
import { pdfFile } from '../../../../test/hostile/pdf-file';
import { uploadFile } from '../../../../test/upload-file';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';
import { until } from '../../../platform/jobs/testing/work-place';
import { sendMessage } from '../../../platform/mail-in/testing/smtp.client';
import { message } from '../emails/testing/messages';

let world: World;
let address: string;
const partners: Record<string, string> = {};

/** A partner with contacts at these addresses. */
async function partner(name: string, ...emails: string[]): Promise<void> {
  const made = async (entity: string, draft: object) => (await createRecord(world.admin, entity, draft))._id as string;
  const partner_id = await made('partners', { name });
  for (const email of emails) await made('partner_contacts', { partner_id, first_name: 'Kim', email });
  partners[name] = partner_id;
}

beforeAll(async () => {
  world = await makeWorld({ environment: { MAIL_IN_PORT: '0', MAIL_IN_DOMAIN: 'in.example' } });
  await world.admin.send('POST', 'locations', LOCATION);
  address = (await world.admin.send('GET', 'email_address')).body.obj.address;
  await partner('NP Energy Holding', 'kim@northern-power.example', 'kim@np.example');
  await partner('One person', 'one.person@gmail.com');
  await partner('First agency', 'a@agency.example');
  await partner('Second agency', 'b@agency.example');
  await partner('Forwarder', `someone@${world.admin.email.split('@')[1]}`);
}, 60_000);
afterAll(() => world.stop());

/** Switches reading on: until then nothing reads the emails of the first tests, each of which would need a process. */
const switchReadingOn = ({ companyId }: Person) =>
  world.engine.platform.accounts.subscribe(companyId, { modules: [...BASE_SUBSCRIPTIONS, 'ai-doc-extract'] });

/** Time in ms for a process of low priority, which other test files may keep waiting. */
const PATIENCE = 50_000;

const docOf = async (id: string, { send }: Person = world.admin) => (await send('GET', `docs/${id}`)).body.obj;
const read = (id: string, by?: Person) =>
  until(async () => {
    const found = await docOf(id, by);
    return !['pending', 'loading', 'parsed', 'preparing'].includes(found.status) && found;
  }, PATIENCE);

let sent = 0;
const bill = (...more: Parameters<typeof pdfFile>[0][number][]) =>
  pdfFile([
    [50, 760, 'Electricity bill'],
    [50, 730, `Invoice number: N-${sent}`],
    [50, 714, 'Invoice date: 5 November 2026'],
    [50, 698, 'Billing period: 1 October 2026 to 31 October 2026'],
    [50, 630, 'Electricity used'],
    [300, 630, '1,250 kWh'],
    ...more,
  ]);

/** The document of an email from somebody, as it was made. */
async function mailed(from: string) {
  sent += 1;
  const id = `${sent}@mail.example`;
  const parts = [{ type: 'application/pdf', name: `bill-${sent}.pdf`, bytes: bill() }];
  const raw = message({ id, from, to: address, parts });
  expect((await sendMessage(world.portal.mailInPort ?? 0, { to: [address], raw })).at(-1)).toBe(250);
  const { status, files } = await until(async () => {
    const { list } = (await world.admin.send('GET', 'emails')).body;
    const found = list.find(({ messageId }: { messageId: string }) => messageId === `<${id}>`);
    return found?.job_id === null && found;
  }, PATIENCE);
  expect({ status, files }).toMatchObject({ status: 'loaded', files: [{ status: 'loaded', err: null }] });
  return docOf(files[0].id);
}

it.each([
  ['the domain of a contact', 'Accounts <accounts@northern-power.example>', 'NP Energy Holding'],
  ['a name below that domain', 'accounts@mail.np.example', 'NP Energy Holding'],
  ['the mailbox of a contact, where a domain is everybody’s', 'One.Person@gmail.com', 'One person'],
  ['no one else’s mailbox there', 'other.person@gmail.com', null],
  ['no domain that two partners have', 'a@agency.example', null],
  ['no domain of the company itself', 'boss@first.example', null],
  ['no domain that only looks alike', 'accounts@my-northern-power.example', null],
])('knows the partner that sent a document by %s', async (_words, from, name) => {
  const { partner_id } = await mailed(from);
  expect(partner_id).toBe(name === null ? null : partners[name]);
});

it('suggests the sender where a bill names nobody, for a person to check', async () => {
  await switchReadingOn(world.admin);
  const found = await read((await mailed('kim@np.example'))._id);
  expect(found.prep_data.partner_id).toBe(partners['NP Energy Holding']);
  expect(found.field_states.partner_id).toBe('to_check');
});

it('knows a partner by its domain on the page, under whatever name it bills, and for its own company alone', async () => {
  const { admin, stranger } = world;
  for (const person of [admin, stranger]) await switchReadingOn(person);
  const bytes = bill([50, 790, 'Northern Light and Power'], [300, 790, 'www.northern-power.example']);
  const uploaded = async (by: Person) =>
    read((await uploadFile(world.url, by, 'docs', { name: 'bill.pdf', bytes })).body.obj._id, by);
  const found = await uploaded(admin);

  expect(found.partner_id).toBe(partners['NP Energy Holding']);
  expect(found.prep_data).toMatchObject({ partner_id: found.partner_id, supplier_name: 'NP Energy Holding' });
  expect((await uploaded(stranger)).partner_id).toBeNull();
});
