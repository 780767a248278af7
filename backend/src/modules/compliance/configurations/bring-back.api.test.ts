import { CONFIGURATION_TEXTS } from '@lichen/contracts/compliance/configurations/configuration-texts';
import { type AskedWorld, askedWorld } from '../../../../test/worlds/asked-world';
import { demandBook, demandsPath, list, one, type Row, until } from '../../../../test/worlds/demand-book';

let place: AskedWorld;
beforeAll(async () => {
  place = await askedWorld();
}, 60_000);
afterAll(() => place.world.stop());

const configs = 'partner_compliance_config';
const DAY = 24 * 3_600_000;
const { requestFor, submissionsOf, now, bothSides, decide, submitted } = demandBook(() => place, {
  now: () => Date.now(),
});

let count = 0;
let config: Row;
const configNow = () => one(place.asking, `${configs}/${config._id}`);
const act = async (action: string) => {
  const answer = await place.asking.send('POST', `${configs}/${config._id}/${action}`, {});
  await until(async () => (await configNow())['working'] === false);
  return answer;
};
const asks = () => list(place.asking, `${demandsPath}?config_id=${config._id}&limit=100`);
const be = (changes: object) => place.asking.send('PATCH', `partners/${place.joined.theirs}`, { ...changes });

beforeEach(async () => {
  await be({ partner_roles: ['supplier'] });
  count += 1;
  const draft = { name: `Cover of suppliers ${count}`, demand_type_id: 'insurance', role_id: ['supplier'] };
  config = (await place.asking.send('POST', configs, draft)).body.obj;
  await act('activate_doc_config');
});
afterEach(async () => {
  await act('deactivate_doc_config');
  await place.asking.send('DELETE', `${configs}/${config._id}`);
});

it('brings back what was accepted, with the request of the other company', async () => {
  const [demand] = (await asks()) as [Row];
  await submitted();
  await decide((await submissionsOf(demand))[0], 'accept');
  const before = await bothSides(demand);
  await act('deactivate_doc_config');
  expect(await asks()).toEqual([]);
  expect(await list(place.asking, `partner_compliance_submissions?demand_id=${demand._id}`)).toEqual([]);
  const shares = await list(place.asked, `doc_shares?partner_id=${place.joined.ours}`);
  expect(shares[0]).toMatchObject({ status: 'shared' });

  expect((await act('bring_back')).status).toBe(200);

  expect(await configNow()).toMatchObject({ active: true, unfinished: false, removed_on: null });
  const after = await bothSides(demand);
  expect(after.demand).toMatchObject({ compliant: true, inforce: true, submission_count: 1, stage: 'accepted' });
  expect(after.demand?.['renewal_date']).toBe(before.demand?.['renewal_date']);
  expect(after.request).toMatchObject({ _id: before.request?._id, asked: true, inforce: true });
  expect(after.submissions.map(({ _id, status }) => [_id, status])).toEqual(
    before.submissions.map(({ _id }) => [_id, 'accepted']),
  );
  expect(after.checks.map(({ status }) => status)).toEqual(['accepted']);
});

it('lets what waited for a decision wait again, and be decided', async () => {
  const [demand] = (await asks()) as [Row];
  await submitted();
  await act('deactivate_doc_config');
  expect((await bothSides(demand)).checks).toMatchObject([{ status: 'recalled' }]);

  await act('bring_back');

  const { demand: again, request, submissions, checks } = await bothSides(demand);
  expect([again, request]).toMatchObject([{ for_review: true }, { for_review: true, asked: true }]);
  expect([submissions, checks]).toMatchObject([[{ status: 'for_review' }], [{ status: 'for_review' }]]);
  expect((await decide(submissions[0], 'accept')).status).toBe(200);
});

it('leaves recalled what its company has recalled since', async () => {
  const [demand] = (await asks()) as [Row];
  const share = await submitted();
  await decide((await submissionsOf(demand))[0], 'accept');
  await act('deactivate_doc_config');
  expect((await place.asked.send('POST', `doc_shares/${share}/recall`, {})).status).toBe(200);

  await act('bring_back');

  const { demand: again, submissions, checks } = await bothSides(demand);
  expect(again).toMatchObject({ compliant: false, non_compliant_reason: 'recalled' });
  expect(submissions).toMatchObject([{ status: 'recalled', prep_data: null, shared_doc: null }]);
  expect(checks).toMatchObject([{ status: 'recalled' }]);
});

it('asks by the words of the configuration as they are by then', async () => {
  const [demand] = (await asks()) as [Row];
  await submitted();
  await decide((await submissionsOf(demand))[0], 'accept');
  await act('deactivate_doc_config');
  const changes = { frequency: 'every_month', mandatory: false, requires_review: false };
  expect((await place.asking.send('PATCH', `${configs}/${config._id}`, changes)).status).toBe(200);

  await act('bring_back');

  const { demand: again, request } = await bothSides(demand);
  const renewal_date = again?.['renewal_date'] as number;
  expect([again, request]).toMatchObject([
    { ...changes, compliant: true },
    { ...changes, renewal_date },
  ]);
  expect(renewal_date - Date.now()).toBeLessThan(32 * DAY);
});

it('brings nothing back where it asks for something else by then', async () => {
  await act('deactivate_doc_config');
  await place.asking.send('PATCH', `${configs}/${config._id}`, { demand_type_id: 'iso_14001' });

  const answer = await act('bring_back');

  expect([answer.status, answer.body.err]).toEqual([422, CONFIGURATION_TEXTS.nothingKept]);
  expect(await asks()).toEqual([]);
});

it('withdraws from partners that fit no longer, and brings nothing back twice', async () => {
  const [demand] = (await asks()) as [Row];
  await act('deactivate_doc_config');
  await be({ partner_roles: ['customer'] });

  await act('bring_back');

  expect(await now(demand)).toMatchObject({ status: 'withdrawn' });
  expect(await requestFor(demand)).toMatchObject({ asked: false });
  const again = await act('bring_back');
  expect([again.status, again.body.err]).toEqual([422, CONFIGURATION_TEXTS.nothingKept]);
  expect(await asks()).toHaveLength(1);
});

it('keeps for thirty days, and not what an activation left behind', async () => {
  await act('deactivate_doc_config');
  const { database } = place.world.engine.platform;
  const old = Date.now() - 30 * DAY - 1000;
  await database.run('UPDATE partner_compliance_config SET removed_on = ? WHERE id = ?', [old, config._id]);
  expect((await act('bring_back')).body.err).toBe(CONFIGURATION_TEXTS.nothingKept);

  await act('activate_doc_config');
  const [fresh] = (await asks()) as [Row];
  await act('deactivate_doc_config');
  await act('bring_back');
  expect((await asks()).map(({ _id }) => _id)).toEqual([fresh._id]);
});
