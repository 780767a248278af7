import { CONFIGURATION_TEXTS } from '@lichen/contracts/compliance/configurations/configuration-texts';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { type AskedWorld, askedWorld } from '../../../../test/worlds/asked-world';
import { demandBook, demandsPath, list, one, type Row, until } from '../../../../test/worlds/demand-book';

let place: AskedWorld;
const clock = { now: () => Date.now() };

beforeAll(async () => {
  place = await askedWorld();
}, 60_000);
afterAll(() => place.world.stop());

const configs = 'partner_compliance_config';
const { asked, requestFor, submissionsOf, now, bothSides, decide, submitted } = demandBook(() => place, clock);

let count = 0;
async function configured(draft: object = {}): Promise<Row> {
  count += 1;
  const given = {
    name: `Insurance of suppliers ${count}`,
    demand_type_id: 'insurance',
    role_id: ['supplier'],
    ...draft,
  };
  const { status, body } = await place.asking.send('POST', configs, given);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.obj;
}

const configNow = ({ _id }: Row) => one(place.asking, `${configs}/${_id}`);
const worked = async (config: Row) => {
  await until(async () => (await configNow(config))['working'] === false);
  return configNow(config);
};
async function activated(draft: object = {}): Promise<Row> {
  const config = await configured(draft);
  const { status, body } = await place.asking.send('POST', `${configs}/${config._id}/activate_doc_config`, {});
  expect([status, body.err]).toEqual([200, undefined]);
  return worked(config);
}
const deactivate = async (config: Row) => {
  const answer = await place.asking.send('POST', `${configs}/${config._id}/deactivate_doc_config`, { id: config._id });
  expect(answer.status).toBe(200);
  return worked(config);
};
const asks = ({ _id }: Row) => list(place.asking, `${demandsPath}?config_id=${_id}&limit=100`);
const be = (changes: object) => place.asking.send('PATCH', `partners/${place.joined.theirs}`, { ...changes });
const planOf = async ({ _id }: Row) => (await place.asking.send('GET', `${configs}/${_id}/plan`)).body.obj;

beforeEach(() => be({ partner_roles: ['supplier'] }));
afterEach(async () => {
  for (const config of await list(place.asking, configs))
    if (config['active'] || config['unfinished']) await deactivate(config);
  for (const { _id } of await list(place.asking, `${demandsPath}?limit=100`))
    await place.asking.send('DELETE', `${demandsPath}/${_id}`);
});

it('names whom it asks before it does, and asks each partner that fits once', async () => {
  await place.asking.send('POST', 'partners', { name: `Unconnected ${count}`, partner_roles: ['supplier'] });
  const config = await configured();
  const plan = await planOf(config);
  expect(plan.counts).toMatchObject({ ask: 1, keep: 0, not_connected: 1 });
  expect(plan.partners).toContainEqual(expect.objectContaining({ _id: place.joined.theirs, planned: 'ask' }));

  await place.asking.send('POST', `${configs}/${config._id}/activate_doc_config`, { id: config._id });
  expect(await worked(config)).toMatchObject({ active: true, unfinished: false, work_job_id: null });

  const [demand] = await asks(config);
  expect(demand).toMatchObject({ status: 'sent', partner_level: false, config_id: config._id, stage: 'invited' });
  expect(await requestFor(demand as Row)).toMatchObject({ asked: true, demand_type_id: 'insurance' });
  expect((await planOf(config)).counts).toMatchObject({ ask: 0, keep: 1 });
  const again = await place.asking.send('POST', `${configs}/${config._id}/activate_doc_config`, {});
  expect([again.status, again.body.err]).toEqual([422, CONFIGURATION_TEXTS.activeAlready]);
});

it('follows partners that come to fit and that fit no longer', async () => {
  await be({ partner_roles: ['customer'] });
  const config = await activated();
  expect(await asks(config)).toEqual([]);

  await be({ partner_roles: ['customer', 'supplier'] });
  const [joined] = await asks(config);
  expect(joined).toMatchObject({ status: 'sent', stage: 'invited' });

  await be({ partner_roles: [] });
  expect(await now(joined as Row)).toMatchObject({
    ...{ status: 'withdrawn', withdrawal_reason: CONFIGURATION_TEXTS.noLongerFits, stage: null },
  });
  expect(await requestFor(joined as Row)).toMatchObject({ asked: false });

  await be({ partner_roles: ['supplier'] });
  expect(await asks(config)).toEqual([expect.objectContaining({ _id: joined?._id, status: 'sent' })]);
});

it('follows each partner from the invitation to the accepted proof', async () => {
  const config = await activated();
  const stages = async () => (await place.asking.send('GET', `${configs}/${config._id}/stages`)).body.obj;
  const [demand] = (await asks(config)) as [Row];
  const request = (await requestFor(demand)) as Row;
  const act = (action: string, person = place.asked) =>
    person.send('POST', `partner_compliance_requests/${request._id}/${action}`, {});
  expect(await stages()).toMatchObject({ invited: 1, opened: 0 });

  expect((await act('open', place.asking)).status).toBe(404);
  expect((await act('open')).status).toBe(200);
  const { opened_on } = await now(demand);
  await act('open');
  expect(await now(demand)).toMatchObject({ stage: 'opened', opened_on, started_on: null });
  await act('start');
  expect(await now(demand)).toMatchObject({ stage: 'started', opened_on });
  await submitted();
  expect(await stages()).toMatchObject({ invited: 0, submitted: 1 });
  const [handedIn] = await submissionsOf(demand);
  await decide(handedIn, 'reject', { reason: 'The sum is too low' });
  expect(await now(demand)).toMatchObject({ stage: 'started' });
  await submitted();
  await decide((await submissionsOf(demand))[0], 'accept');
  expect(await stages()).toMatchObject({ accepted: 1, submitted: 0 });
  const found = await list(place.asking, `${demandsPath}?config_id=${config._id}&stage=accepted`);
  expect(found).toHaveLength(1);
});

it('leaves what a person withdrew withdrawn', async () => {
  const config = await activated();
  const [demand] = await asks(config);
  await place.asking.send('POST', `${demandsPath}/${demand?._id}/withdraw`, { reason: 'Insured by us' });

  await be({ partner_roles: [] });
  await be({ partner_roles: ['supplier'] });

  expect(await now(demand as Row)).toMatchObject({ status: 'withdrawn', withdrawal_reason: 'Insured by us' });
});

it('leaves withdrawn what a person asked for again and withdrew, though the partner comes to fit', async () => {
  const config = await activated();
  const [demand] = await asks(config);
  await be({ partner_roles: [] });
  const act = (action: string, input: object) =>
    place.asking.send('POST', `${demandsPath}/${demand?._id}/${action}`, input);
  expect((await act('reinstate', {})).status).toBe(200);
  expect(await now(demand as Row)).toMatchObject({ status: 'sent' });
  expect((await act('withdraw', { reason: 'Insured by us' })).status).toBe(200);

  await be({ partner_roles: ['supplier'] });

  expect(await now(demand as Row)).toMatchObject({ status: 'withdrawn', withdrawal_reason: 'Insured by us' });
});

it('begins anew with a demand that is withdrawn and asked for again', async () => {
  const config = await activated();
  const [demand] = (await asks(config)) as [Row];
  const request = (await requestFor(demand)) as Row;
  await place.asked.send('POST', `partner_compliance_requests/${request._id}/start`, {});
  expect(await now(demand)).toMatchObject({ stage: 'started' });
  await place.asking.send('POST', `${demandsPath}/${demand._id}/withdraw`, { reason: 'Not now' });
  await place.asking.send('POST', `${demandsPath}/${demand._id}/reinstate`, {});

  expect(await now(demand)).toMatchObject({ status: 'sent', stage: 'invited', opened_on: null, started_on: null });
  expect(await requestFor(demand)).toMatchObject({ asked: true, opened_on: null, started_on: null });
});

it('can be changed where a partner of its list is deleted', async () => {
  const { body } = await place.asking.send('POST', 'partners', { name: 'Soon gone' });
  const config = await configured({ partner_ids: [body.obj._id] });
  expect((await place.asking.send('DELETE', `partners/${body.obj._id}`)).status).toBe(200);
  const renamed = await place.asking.send('PATCH', `${configs}/${config._id}`, { name: 'Insurance of nobody' });
  expect([renamed.status, renamed.body.errors]).toEqual([200, undefined]);
  const unknown = await place.asking.send('PATCH', `${configs}/${config._id}`, { partner_ids: ['nobody'] });
  expect(unknown.body.errors).toEqual({ partner_ids: FIELD_TEXTS.unknownRecord });
});

it('gives way to a demand for the partner alone with what is submitted, and takes it back with it', async () => {
  const config = await activated({ partner_override: true });
  const [general] = await asks(config);
  await submitted();
  await decide((await submissionsOf(general as Row))[0], 'accept');

  const own = await asked({ frequency: 'every_year' });
  expect(await now(own)).toMatchObject({ compliant: true, submission_count: 1 });
  expect(await now(general as Row)).toMatchObject({ overridden: true, submission_count: 0, stage: null });
  const { request, checks } = await bothSides(own);
  expect([request?.['asked'], checks.map(({ status }) => status)]).toEqual([true, ['accepted']]);
  expect(await requestFor(general as Row)).toMatchObject({ asked: false });

  await place.asking.send('DELETE', `${demandsPath}/${own._id}`);
  const back = await bothSides(general as Row);
  expect(back.demand).toMatchObject({ overridden: false, compliant: true, submission_count: 1 });
  expect(back.request).toMatchObject({ asked: true, inforce: true });
  expect(back.checks.map(({ status }) => status)).toEqual(['accepted']);
});

it('gives way with another configuration that asks for the same, and each takes back what it had', async () => {
  const both = [await activated({ partner_override: true }), await activated({ partner_override: true })];
  await submitted();
  const counts = async () =>
    Promise.all(both.map(async (config) => (await asks(config)).map((each) => each['submission_count'])));
  expect(await counts()).toEqual([[1], [1]]);
  const own = await asked();
  expect(await counts()).toEqual([[0], [0]]);

  await place.asking.send('DELETE', `${demandsPath}/${own._id}`);

  expect(await counts()).toEqual([[1], [1]]);
});

it('stands beside a demand for the partner alone where it does not give way', async () => {
  const own = await asked();
  const config = await activated();
  expect(await asks(config)).toEqual([expect.objectContaining({ overridden: false, status: 'sent' })]);
  expect(await now(own)).toMatchObject({ status: 'sent' });
});

it('takes back what it asked with what was submitted, and begins anew', async () => {
  const config = await activated();
  const [before] = await asks(config);
  await submitted();
  expect(await planOf(config)).toMatchObject({ submissions: 1 });

  expect(await deactivate(config)).toMatchObject({ active: false, unfinished: false });
  expect(await asks(config)).toEqual([]);
  expect(await requestFor(before as Row)).toMatchObject({ asked: false, for_review: false });
  await be({ partner_roles: ['customer'] });
  await be({ partner_roles: ['supplier'] });
  expect(await asks(config)).toEqual([]);

  await place.asking.send('POST', `${configs}/${config._id}/activate_doc_config`, {});
  await worked(config);
  expect(await asks(config)).toEqual([expect.objectContaining({ submission_count: 0, compliant: false })]);
  const refused = await place.asking.send('DELETE', `${configs}/${config._id}`);
  expect([refused.status, refused.body.err]).toEqual([422, CONFIGURATION_TEXTS.deleteActive]);
});

it('is taken up again where it was cancelled, and asks nobody twice', async () => {
  const config = await activated();
  const { database } = place.world.engine.platform;
  // As a cancelled activation leaves it.
  const cancelled = 'UPDATE partner_compliance_config SET unfinished = 1, work_message = ? WHERE id = ?';
  await database.run(cancelled, [CONFIGURATION_TEXTS.cancelledActivation, config._id]);

  await place.asking.send('POST', `${configs}/${config._id}/activate_doc_config`, {});

  expect(await worked(config)).toMatchObject({ active: true, unfinished: false, work_message: null });
  expect(await asks(config)).toHaveLength(1);
});

it('asks other partners once its lists change, and keeps what demands were sent with', async () => {
  const config = await activated();
  const frozen = await place.asking.send('PATCH', `${configs}/${config._id}`, { frequency: 'once' });
  expect(frozen.body.errors).toEqual({ frequency: CONFIGURATION_TEXTS.frozen });

  const changed = await place.asking.send('PATCH', `${configs}/${config._id}`, { role_id: ['carrier'] });
  expect(changed.body.obj).toMatchObject({ active: true, unfinished: true });
  expect((await planOf(config)).counts).toMatchObject({ withdraw: 1 });
  await place.asking.send('POST', `${configs}/${config._id}/activate_doc_config`, {});
  await worked(config);
  expect(await asks(config)).toEqual([expect.objectContaining({ status: 'withdrawn' })]);
});

it('refuses what it cannot ask, and keeps the categories that it asks', async () => {
  const { body: group } = await place.asking.send('POST', 'partner_category', { name: 'Steel' });
  const config = await configured({ custom_category: [group.obj._id], role_id: null });
  const wrong = { name: config['name'], role_id: ['emperor'], demand_type_id: 'poem' };
  const bad = await place.asking.send('POST', configs, { ...wrong, custom_category: ['none'], frequency: 'hourly' });
  expect(Object.keys(bad.body.errors)).toEqual(expect.arrayContaining(['role_id', 'demand_type_id', 'frequency']));
  const taken = await place.asking.send('POST', configs, { name: config['name'], demand_type_id: 'insurance' });
  expect(taken.body.errors).toEqual({ name: 'Already in use' });

  const kept = await place.asking.send('DELETE', `partner_category/${group.obj._id}`);
  expect([kept.status, kept.body.err]).toEqual([422, CONFIGURATION_TEXTS.categoryInUse]);
  expect((await place.asking.send('DELETE', `${configs}/${config._id}`)).status).toBe(200);
  expect((await place.asking.send('DELETE', `partner_category/${group.obj._id}`)).status).toBe(200);
});
