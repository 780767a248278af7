import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { uploadFile } from '../../../../../test/upload-file';
import { pdfFile } from '../../../../../test/hostile/pdf-file';
import { makeWorld, type Person, type World } from '../../../../../test/world';
import { systemClock } from '../../../../platform/clock';
import { until } from '../../../../platform/jobs/testing/work-place';

let world: World;
let partner_id: string;
let offset = 0;

beforeAll(async () => {
  world = await makeWorld({ clock: { ...systemClock, now: () => Date.now() + offset } });
  partner_id = await partnerOf(world.admin);
}, 60_000);
afterAll(() => world.stop());
afterEach(() => {
  offset = 0;
});

interface Mailed {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const partnerOf = async (person: Person) =>
  (await person.send('POST', 'partners', { name: `Calder ${Math.random()}` })).body.obj._id as string;

async function contactOf(person: Person, of = partner_id): Promise<string> {
  const contact = { partner_id: of, first_name: 'Ana', last_name: 'Ruiz', email: 'ana@calder.example' };
  return (await person.send('POST', 'partner_contacts', contact)).body.obj._id as string;
}

async function uploaded(): Promise<string> {
  const bytes = pdfFile([[50, 700, 'Electricity bill']]);
  const id = (await uploadFile(world.url, world.admin, 'docs', { name: 'March bill.pdf', bytes })).body.obj._id;
  await world.admin.send('POST', `docs/${id}/update_types`, { types: ['electricity'] });
  const prep_data = { electricity_used: 1250, electricity_units: 'kWh', period_start: utcDay(2026, 3, 1) };
  await world.admin.send('POST', `docs/${id}/update`, { prep_data });
  await world.admin.send('POST', `docs/${id}/toggle_ignore_entry`, {});
  return id;
}

let mails = 0;
/** Sends a document to a new address, and answers what arrives there. */
async function mailed(doc_id: string, more: object = {}) {
  mails += 1;
  const email = `reader${mails}@calder.example`;
  const contact_id = await contactOf(world.admin);
  const body = { doc_id, partner_id, contact_id, email, message: 'As <b>promised</b>', ...more };
  const answer = await world.admin.send('POST', 'share_report_via_email', body);
  if (answer.status !== 200) return { answer, url: '', mail: undefined };
  const mail = await until(async () => {
    const { list } = (await world.nobody('GET', '/operator/inbox')).body as { list: Mailed[] };
    return list.find(({ to }) => to === email) ?? false;
  });
  const key = mail.text.match(/shared-document\?key=([\w-]{43})/)?.[1] ?? '';
  return { answer, mail, url: `${world.url}/shared-document?key=${key}`, key };
}

const part = (url: string, name: string) => url.replace('/shared-document?', `/shared-document/${name}?`);
const sentOf = async (doc_id: string) => (await world.admin.send('GET', `sent_docs?doc_id=${doc_id}`)).body.list[0];

it('mails a link that opens the document and its data for whoever has it, and nothing else', async () => {
  const doc_id = await uploaded();
  const { answer, mail, url } = await mailed(doc_id);
  expect(answer.status).toBe(200);
  expect(mail?.subject).toContain('“First company” has shared a document with you: “March bill”');
  const page = await fetch(url);
  const text = await page.text();
  expect(page.status).toBe(200);
  for (const said of ['March bill.pdf', 'First company', 'Ana Ruiz', '1,250 kWh', '1 Mar 2026', 'Electricity'])
    expect(text).toContain(said);
  expect(text).toContain('As &lt;b&gt;promised&lt;/b&gt;');
  // The policy of the portal lets no script run that is fetched without its origin and its hash.
  expect(text).toMatch(/<script src="\/shared-document\/page\.js" integrity="sha384-[^"]+" crossorigin="anonymous"/);
  for (const secret of [doc_id, partner_id, world.admin.companyId, world.admin.userId, world.admin.email])
    expect(text).not.toContain(secret);
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('set-cookie')).toBeNull();

  const file = await fetch(part(url, 'file'));
  expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  const picture = await fetch(`${part(url, 'file')}&page=1`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const script = await fetch(`${world.url}/shared-document/page.js`);
  expect(script.headers.get('content-type')).toContain('javascript');
}, 60_000);

it('says how far a sending has come: sent, then opened by whoever looks at the page', async () => {
  const doc_id = await uploaded();
  const { url } = await mailed(doc_id);
  await until(async () => (await sentOf(doc_id)).state === 'sent');
  // A program that previews links fetches the page and runs none of its code.
  await fetch(url);
  expect((await sentOf(doc_id)).state).toBe('sent');
  expect((await fetch(part(url, 'state'))).status).toBe(204);
  await until(async () => (await sentOf(doc_id)).state === 'opened');
  expect(await sentOf(doc_id)).toMatchObject({ send_method: 'email', contact_name: 'Ana Ruiz' });
}, 60_000);

const codes = async (url: string) =>
  Promise.all(
    [url, part(url, 'file'), part(url, 'state'), `${part(url, 'file')}&page=1`].map(
      async (each) => (await fetch(each)).status,
    ),
  );
const GONE = [404, 404, 404, 404];

it('ends with its recall at once, with the document, with the partner, and with its time', async () => {
  const doc_id = await uploaded();
  const first = await mailed(doc_id);
  const second = await mailed(doc_id);
  const ended = await mailed(doc_id, { days: 1 });
  expect(await codes(first.url)).toEqual([200, 200, 204, 200]);
  const link = first.answer.body.obj.link_id;
  expect((await world.admin.send('POST', `doc_links/${link}/recall`, {})).status).toBe(200);
  expect(await codes(first.url)).toEqual(GONE);
  expect((await world.admin.send('POST', `doc_links/${link}/recall`, {})).status).toBe(422);
  const over = await fetch(first.url);
  expect(await over.text()).toContain('This document is no longer shared');

  offset = DAY + 1000;
  expect((await fetch(ended.url)).status).toBe(404);
  offset = 0;
  expect((await fetch(second.url)).status).toBe(200);
  expect((await world.admin.send('DELETE', `docs/${doc_id}`)).status).toBe(200);
  expect(await codes(second.url)).toEqual(GONE);

  const other = await uploaded();
  const third = await mailed(other);
  expect((await world.admin.send('DELETE', `partners/${partner_id}`)).status).toBe(200);
  expect(await codes(third.url)).toEqual(GONE);
  partner_id = await partnerOf(world.admin);
}, 60_000);

it('shares the file alone, or the data alone', async () => {
  const doc_id = await uploaded();
  const file = await mailed(doc_id, { with_data: false });
  expect(await (await fetch(file.url)).text()).not.toContain('1,250');
  const data = await mailed(doc_id, { with_file: false });
  const text = await (await fetch(data.url)).text();
  expect(text).toContain('1,250 kWh');
  expect(text).not.toContain('Download file');
  expect((await fetch(part(data.url, 'file'))).status).toBe(404);
  expect((await mailed(doc_id, { with_file: false, with_data: false })).answer.status).toBe(422);
}, 60_000);

it('asks for each missing field, and refuses what may not go', async () => {
  const doc_id = await uploaded();
  const nothing = await world.admin.send('POST', 'share_report_via_email', {});
  expect(nothing.body.errors).toMatchObject({ doc_id: 'Required', contact_id: 'Required', email: 'Required' });
  const contact_id = await contactOf(world.admin);
  const body = { doc_id, partner_id, contact_id, email: 'nobody' };
  const wrong = await world.admin.send('POST', 'share_report_via_email', body);
  expect(Object.keys(wrong.body.errors)).toEqual(['email']);

  const reader = await world.someone(['user']);
  expect((await reader.send('POST', 'share_report_via_email', { ...body, email: 'a@b.example' })).status).toBe(403);
}, 60_000);

it('sends nothing of another company, and to no contact of another partner', async () => {
  const doc_id = await uploaded();
  const contact_id = await contactOf(world.admin);
  const body = { doc_id, partner_id, contact_id, email: 'someone@calder.example' };
  expect((await world.stranger.send('POST', 'share_report_via_email', body)).status).toBe(404);
  const theirs = await partnerOf(world.stranger);
  const own = { ...body, partner_id: theirs, contact_id: await contactOf(world.stranger, theirs) };
  expect((await world.stranger.send('POST', 'share_report_via_email', own)).status).toBe(404);
  const elsewhere = { ...body, partner_id: await partnerOf(world.admin) };
  expect((await world.admin.send('POST', 'share_report_via_email', elsewhere)).status).toBe(404);

  const { answer } = await mailed(doc_id);
  const link = answer.body.obj.link_id;
  expect((await world.stranger.send('GET', `doc_links/${link}`)).status).toBe(404);
  expect((await world.stranger.send('POST', `doc_links/${link}/recall`, {})).status).toBe(404);
  expect((await world.stranger.send('GET', 'doc_links')).body.total).toBe(0);
}, 60_000);

it('is found by nobody who guesses, and says in which language the partner reads', async () => {
  expect((await fetch(`${world.url}/shared-document?key=${'a'.repeat(43)}`)).status).toBe(404);
  const over = await fetch(`${world.url}/shared-document`, { headers: { 'accept-language': 'de-DE' } });
  expect([over.status, await over.text()]).toEqual([404, expect.stringContaining('lang="de-DE"')]);
});
