import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { PARTNER_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { uploadFile } from '../../../../test/upload-file';
import { type AskedWorld, askedWorld, currentPolicy, shareOf } from '../../../../test/worlds/asked-world';

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

let place: AskedWorld;

beforeAll(async () => {
  place = await askedWorld();
  const { world, asked } = place;
  await world.engine.platform.accounts.subscribe(asked.companyId, {
    modules: [...PARTNER_SUBSCRIPTIONS],
    type: 'partner',
  });
}, 60_000);
afterAll(() => place.world.stop());

const uploaded = (doc_type: string) =>
  uploadFile(place.world.url, place.asked, 'docs', { name: 'policy.pdf', bytes: PDF }, { doc_type });

it('refuses a type that there is not, under its name', async () => {
  const { status, body } = await uploaded('nothing');
  expect([status, body.errors]).toEqual([400, { doc_type: FIELD_TEXTS.choice }]);
});

it('lets a partner account answer a request with a file of its own', async () => {
  const { asking, asked, joined } = place;
  const draft = { partner_id: joined.theirs, demand_type_id: 'insurance', mandatory: true };
  const made = await asking.send('POST', 'partner_compliance_demands', {
    ...{ ...draft, frequency: 'on_expiry', requires_review: true },
  });
  const id = (await uploaded('insurance')).body.obj._id;
  const stored = (await asked.send('GET', `docs/${id}`)).body.obj;
  expect(stored).toMatchObject({ status: 'capture', doc_ids: ['insurance'], doc_type_id: 'insurance' });
  expect((await asked.send('GET', 'docs?demand_type_id=insurance')).body.total).toBe(1);

  const said = await asked.send('PATCH', `docs/${id}`, { prep_data: currentPolicy() });
  expect(said.body.obj.status).toBe('validated');
  await shareOf(asked, id, joined.ours);

  const list = `partner_compliance_submissions?demand_id=${made.body.obj._id}`;
  const [submission] = (await asking.send('GET', list)).body.list;
  expect(submission).toMatchObject({ status: 'for_review', name: 'policy.pdf', has_file: true, is_valid: true });
  // Nothing else of documents comes with it.
  expect((await asked.send('GET', 'doc_queues')).status).toBe(403);
});
