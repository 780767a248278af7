import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { sentDoc } from '@lichen/contracts/docs/sharing/sent-doc.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { PARTNER_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { uploadFile } from '../upload-file';
import { connect, type Joined } from '../worlds/connected-world';
import { cellsFor, found } from './hidden-records';
import { type Person, SETUP, type World, makeWorld } from '../world';

let world: World;
let third: Person;
let joined: Joined;

beforeAll(async () => {
  world = await makeWorld();
  third = await world.register('admin@third.example');
  await third.send('POST', 'setup', { ...SETUP, company_name: 'Third company' });
  joined = await connect(world, world.admin, world.stranger);
}, 60_000);
afterAll(() => world.stop());

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

async function uploaded(): Promise<string> {
  const id = (await uploadFile(world.url, world.admin, 'docs', { name: 'bill.pdf', bytes: PDF })).body.obj._id;
  await world.admin.send('POST', `docs/${id}/update_types`, { types: ['electricity'] });
  await world.admin.send('POST', `docs/${id}/update`, { prep_data: { electricity_used: 12, supplier_name: 'Power' } });
  const { status } = await world.admin.send('POST', `docs/${id}/toggle_ignore_entry`, {});
  if (status !== 200) throw new Error('The document cannot be shared');
  return id;
}

const fileOf = (person: Pick<Person, 'cookie'>, path: string, more: Record<string, string> = {}) =>
  fetch(`${world.url}/api/data/${path}?f=1`, { headers: { cookie: person.cookie, ...more } });

const received = async (person: Person) => (await person.send('GET', 'shared_docs')).body.list as { _id: string }[];

/** A document of the first company that the second one sees, with the id of each of its rows. */
async function shared(input: object = {}) {
  const doc_id = await uploaded();
  const made = await world.admin.send('POST', 'doc_shares', { partner_id: joined.theirs, doc_id });
  const share = made.body.obj._id as string;
  const answer = await world.admin.send('POST', `doc_shares/${share}/share`, input);
  const [newest] = await received(world.stranger);
  const [sent] = (await world.admin.send('GET', `sent_docs?doc_id=${doc_id}`)).body.list;
  return { doc_id, share, answer, row: newest?._id ?? '', sent: sent?._id as string };
}

it('shows the receiver the file and the data, and nothing else', async () => {
  const { doc_id, share, answer, row, sent } = await shared({ message: 'As asked' });
  expect(answer.body.obj).toMatchObject({ status: 'shared', with_file: true, with_data: true });

  const seen = (await world.stranger.send('GET', `shared_docs/${row}`)).body.obj;
  expect(seen).toMatchObject({
    ...{ name: 'bill.pdf', status: 'shared', data_shared: true, message: 'As asked', doc_type_id: 'electricity' },
    partner: { name: 'First company' },
  });
  expect(seen.prep_data).toMatchObject({ electricity_used: 12, supplier_name: 'Power' });
  for (const secret of [doc_id, share, sent, joined.theirs, world.admin.companyId, world.admin.userId])
    expect(JSON.stringify(seen)).not.toContain(secret);
  const part = await fileOf(world.stranger, `shared_docs/${row}`, { range: 'bytes=0-7' });
  expect([part.status, await part.text()]).toEqual([206, PDF.slice(0, 8)]);
  expect(await (await fileOf(world.stranger, `shared_docs/${row}`)).text()).toBe(PDF);
});

it('answers the note of a share to whoever sends one as well, once for each sharing', async () => {
  const { doc_id, share, sent } = await shared();
  const note = { partner_id: joined.theirs, doc_id, doc_share_id: share, send_method: 'partner' };
  const notes = async () => (await world.admin.send('GET', `sent_docs?doc_id=${doc_id}`)).body.total;

  expect((await world.admin.send('POST', 'sent_docs', note)).body.obj._id).toBe(sent);
  expect(await notes()).toBe(1);
  expect((await world.admin.send('POST', 'sent_docs', { ...note, doc_id: share })).status).toBe(404);
  expect((await third.send('POST', 'sent_docs', note)).status).toBe(404);
  await world.admin.send('DELETE', `doc_shares/${share}`);
  expect((await world.admin.send('POST', 'sent_docs', note)).status).toBe(422);
  await world.admin.send('POST', `doc_shares/${share}/share`, {});
  expect((await world.admin.send('POST', 'sent_docs', note)).status).toBe(201);
  expect(await notes()).toBe(2);
});

it('is found by nobody else, whatever is asked of it and whichever way', async () => {
  const { doc_id, share, row, sent } = await shared();
  const ours = [
    ...(await cellsFor(world, doc, doc_id)),
    ...(await cellsFor(world, docShare, share)),
    ...(await cellsFor(world, sentDoc, sent)),
  ];
  const theirs = await cellsFor(world, sharedDoc, row);

  expect(ours.length + theirs.length).toBeGreaterThan(30);
  expect(await found(world.stranger, ours)).toEqual([]);
  expect(await found(world.admin, theirs)).toEqual([]);
  expect(await found(third, [...ours, ...theirs])).toEqual([]);
  const files = [
    fileOf(world.stranger, `docs/${doc_id}`),
    fileOf(world.stranger, `docs/${doc_id}`, { range: 'bytes=0-3' }),
    fileOf(world.admin, `shared_docs/${row}`),
    fileOf(third, `docs/${doc_id}`),
    fileOf(third, `shared_docs/${row}`),
    fileOf(third, `shared_docs/${row}`, { range: 'bytes=0-3' }),
  ];
  expect((await Promise.all(files)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await received(third)).toEqual([]);
  expect((await world.stranger.send('GET', 'doc_shares')).body.total).toBe(0);
  expect((await world.stranger.send('GET', 'sent_docs')).body.total).toBe(0);
}, 60_000);

it('shares the parts that are asked for', async () => {
  const file = await shared({ with_data: false });
  const data = await shared({ with_file: false });

  const [withFile, withData] = [file, data].map(({ row }) => world.stranger.send('GET', `shared_docs/${row}`));
  expect((await withFile)?.body.obj).toMatchObject({
    prep_data: null,
    data_shared: false,
    contents: { type: 'application/pdf' },
  });
  expect((await withData)?.body.obj).toMatchObject({ data_shared: true, contents: null });
  expect((await fileOf(world.stranger, `shared_docs/${data.row}`)).status).toBe(404);
});

it('is gone at once when it is recalled, and can be shared again', async () => {
  const { share, row, sent } = await shared();

  const recalled = await world.admin.send('DELETE', `doc_shares/${share}`);

  expect(recalled.body.obj).toMatchObject({ status: 'recalled', recalled_on: expect.any(Number) });
  expect((await world.stranger.send('GET', `shared_docs/${row}`)).status).toBe(404);
  expect((await fileOf(world.stranger, `shared_docs/${row}`)).status).toBe(404);
  expect((await fileOf(world.stranger, `shared_docs/${row}`, { range: 'bytes=0-7' })).status).toBe(404);
  expect((await world.admin.send('GET', `sent_docs/${sent}`)).status).toBe(200);
  const twice = await world.admin.send('DELETE', `doc_shares/${share}`);
  expect(twice.status).toBe(422);
  expect((await world.admin.send('POST', `doc_shares/${share}/share`, {})).status).toBe(200);
  expect(await received(world.stranger)).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'bill.pdf' })]),
  );
});

it('opens no file by a row that was left behind', async () => {
  const { share, row } = await shared();
  const { database } = world.engine.platform;
  await database.transaction((tx) => tx.run("UPDATE doc_shares SET status = 'recalled' WHERE id = ?", [share]));

  expect((await world.stranger.send('GET', `shared_docs/${row}`)).status).toBe(200);
  expect((await fileOf(world.stranger, `shared_docs/${row}`)).status).toBe(404);
});

it('recalls what is shared of a document that is deleted', async () => {
  const { doc_id, share, row } = await shared();

  expect((await world.admin.send('DELETE', `docs/${doc_id}`)).status).toBe(200);

  expect((await world.stranger.send('GET', `shared_docs/${row}`)).status).toBe(404);
  expect((await fileOf(world.stranger, `shared_docs/${row}`)).status).toBe(404);
  expect((await world.admin.send('GET', `doc_shares/${share}`)).body.obj).toMatchObject({
    ...{ status: 'recalled', doc_name: 'bill.pdf', doc: null },
  });
});

/** A document of a type with these values, which the first company shares with the second. */
async function sharedOf(type: string, prep_data: object) {
  const made = await world.admin.send('POST', 'docs', { name: 'Typed', doc_ids: [type], prep_data });
  const doc_id = made.body.obj._id as string;
  const { body } = await world.admin.send('POST', 'doc_shares', { partner_id: joined.theirs, doc_id });
  const answer = await world.admin.send('POST', `doc_shares/${body.obj._id}/share`, {});
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return (await received(world.stranger))[0]?._id ?? '';
}

it('can be uploaded into own documents, which keep it when it is recalled', async () => {
  const { share, row, doc_id } = await shared();

  const answer = await world.stranger.send('POST', `shared_docs/${row}/upload`, {});
  const own = answer.body.obj.doc_id as string;
  const again = await world.stranger.send('POST', `shared_docs/${row}/upload`, {});

  expect([answer.status, again.body.obj.doc_id]).toEqual([200, own]);
  const found = (await world.stranger.send('GET', `docs/${own}`)).body.obj;
  expect(found).toMatchObject({
    ...{ name: 'bill.pdf', doc_ids: ['electricity'], received_from: 'First company', manual_entry: false },
    prep_data: { electricity_used: 12, supplier_name: 'Power' },
  });
  for (const secret of [doc_id, share, world.admin.companyId]) expect(JSON.stringify(found)).not.toContain(secret);
  await world.admin.send('DELETE', `doc_shares/${share}`);
  await world.admin.send('DELETE', `docs/${doc_id}`);
  expect(await (await fileOf(world.stranger, `docs/${own}`)).text()).toBe(PDF);
  expect((await fileOf(world.admin, `docs/${own}`)).status).toBe(404);
});

it('applies the figures of a statement to the returns of the partner, and takes exactly them back', async () => {
  const row = await sharedOf('statement', { year: 2024, revenue: 500, co2_type: 'supplier', units: 't', scope1: 3 });
  const returns = async () =>
    (await world.stranger.send('GET', `partner_returns?partner_id=${joined.ours}`)).body.list as object[];

  const applied = await world.stranger.send('POST', `shared_docs/${row}/apply`, {});
  expect(applied.body.obj).toMatchObject({ status: 'applied', applied_on: expect.any(Number) });
  expect(await returns()).toMatchObject([{ year: 2024, revenue: 500, scope1_co2: 3, quality: 'reported' }]);
  expect((await world.stranger.send('POST', `shared_docs/${row}/apply`, {})).status).toBe(422);

  const unapplied = await world.stranger.send('POST', `shared_docs/${row}/unapply`, {});
  expect(unapplied.body.obj).toMatchObject({ status: 'shared', applied_on: null });
  expect(await returns()).toEqual([]);
  expect((await world.stranger.send('POST', `shared_docs/${row}/unapply`, {})).status).toBe(422);
});

it('changes a return of the same days in its unit, and puts back what it said before', async () => {
  const days = { period_start: Date.UTC(2023, 0, 1), period_end: Date.UTC(2023, 11, 31) };
  const draft = { partner_id: joined.ours, ...days, scope1_co2: 1, scope2_co2: 2, quality: 'estimated' };
  const { _id } = (await world.stranger.send('POST', 'partner_returns', draft)).body.obj;
  const row = await sharedOf('statement', { year: 2023, co2_type: 'supplier', units: 'kg', scope1: 9 });
  const stored = async () => (await world.stranger.send('GET', `partner_returns/${_id}`)).body.obj;

  await world.stranger.send('POST', `shared_docs/${row}/apply`, {});
  expect(await stored()).toMatchObject({ scope1_co2: 0.009, scope2_co2: 2, co2_units: 't', quality: 'reported' });
  await world.stranger.send('POST', `partner_returns/${_id}/update`, { scope1_co2: 10 });
  await world.stranger.send('POST', `shared_docs/${row}/unapply`, {});
  expect(await stored()).toMatchObject({ scope1_co2: 10, scope2_co2: 2, co2_units: 't', quality: 'estimated' });
});

it('applies no bill of a partner, and nothing where no data was shared', async () => {
  const bill = await shared();
  const bare = await shared({ with_data: false });
  const refused = await world.stranger.send('POST', `shared_docs/${bill.row}/apply`, {});
  const empty = await world.stranger.send('POST', `shared_docs/${bare.row}/apply`, {});
  expect([refused.status, refused.body.err]).toEqual([
    422,
    'Upload this document into your own documents to apply it.',
  ]);
  expect([empty.status, empty.body.err]).toEqual([422, 'No data was shared with the document']);
});

it('lists of a document every connected partner, and of a partner what is shared', async () => {
  const { doc_id, share } = await shared();
  const list = async (query: string) => (await world.admin.send('GET', `partner_docs_list?${query}`)).body;

  expect(await list(`doc_id=${doc_id}`)).toMatchObject({
    total: 1,
    list: [{ partner_id: joined.theirs, partner: { name: 'Second' }, doc_share_id: share, status: 'shared' }],
  });
  const unshared = await uploaded();
  expect((await list(`doc_id=${unshared}`)).list).toMatchObject([{ doc_share_id: null, status: 'not_shared' }]);
  const mine = (await list(`partner_id=${joined.theirs}&filter=shared&limit=500`)).list as { doc_id: string }[];
  expect(mine.map((each) => each.doc_id)).toContain(doc_id);
  expect((await world.stranger.send('GET', `partner_docs_list?doc_id=${doc_id}`)).status).toBe(404);
  expect((await world.stranger.send('GET', 'partner_docs_list')).body.list).toEqual([]);
});

it('lets a partner account keep and share documents, and open nothing else of the area', async () => {
  const { accounts } = world.engine.platform;
  const { companyId } = world.admin;
  const before = await accounts.session(world.admin.cookie.split('=')[1] ?? '');
  await accounts.subscribe(companyId, { modules: [...PARTNER_SUBSCRIPTIONS], type: 'partner' });

  const { answer, row } = await shared();

  expect(answer.status).toBe(200);
  expect((await world.stranger.send('GET', `shared_docs/${row}`)).status).toBe(200);
  const { body } = await world.admin.send('GET', '/api/portal');
  expect(JSON.stringify(body)).not.toContain('"mf-docs"');
  await accounts.subscribe(companyId, { modules: ['value-chain'], type: 'partner' });
  expect((await world.admin.send('GET', 'docs')).status).toBe(403);
  await accounts.subscribe(companyId, { modules: before?.modules ?? [], type: 'standard' });
});

it('tells how many people would see it, and shares with nobody who is not connected', async () => {
  const reach = (await world.admin.send('GET', `share_reach?partner_id=${joined.theirs}`)).body.obj;
  const methods = ['email', 'whatsapp', 'sms'];
  const ways = ['partner', ...methods];
  expect(reach).toEqual({ isConnected: true, company: 'Second company', people: 1, methods: ways });
  const alone = (await world.admin.send('POST', 'partners', { name: 'Alone' })).body.obj._id;
  const none = (await world.admin.send('GET', `share_reach?partner_id=${alone}`)).body.obj;
  expect(none).toMatchObject({ isConnected: false, people: 0, methods });
  const foreign = (await third.send('GET', `share_reach?partner_id=${joined.theirs}`)).body.obj;
  expect(foreign).toEqual({ isConnected: false, company: null, people: 0, methods });
  const made = await world.admin.send('POST', 'doc_shares', { partner_id: alone, doc_id: await uploaded() });
  const refused = await world.admin.send('POST', `doc_shares/${made.body.obj._id}/share`, {});
  expect(refused.status).toBe(422);
});

it('leaves a former partner nothing', async () => {
  const { share, row } = await shared();
  const mine = await cellsFor(world, sharedDoc, row);

  await world.stranger.send('DELETE', `partners/${joined.ours}`);

  expect(await received(world.stranger)).toEqual([]);
  expect((await fileOf(world.stranger, `shared_docs/${row}`)).status).toBe(404);
  expect(await found(world.stranger, mine)).toEqual([]);
  await joined.ended();
  expect((await world.admin.send('GET', `doc_shares/${share}`)).body.obj).toMatchObject({ status: 'recalled' });
});
