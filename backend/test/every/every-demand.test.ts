import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type AskedWorld, askedWorld, currentPolicy, proofOf, shareOf } from '../worlds/asked-world';
import { cellsFor, found } from './hidden-records';
import { type Person, SETUP } from '../world';

let place: AskedWorld;
let third: Person;

beforeAll(async () => {
  place = await askedWorld();
  const { world, asked } = place;
  third = await world.register('admin@third.example');
  await third.send('POST', 'setup', { ...SETUP, company_name: 'Third company' });
  // Otherwise each of them is refused for what it has not subscribed to, and nothing is said of the rows.
  for (const { companyId } of [asked, third])
    await world.engine.platform.accounts.subscribe(companyId, { modules: [...BASE_SUBSCRIPTIONS, 'compliance'] });
}, 60_000);
afterAll(() => place.world.stop());

const first = async (person: Person, path: string): Promise<string> =>
  (await person.send('GET', path)).body.list[0]?._id as string;

/** A demand with an answer, by the rows of either company. */
async function answered() {
  const { world, joined, asking, asked } = place;
  const draft = { partner_id: joined.theirs, demand_type_id: 'insurance' };
  const made = await asking.send('POST', demand.name, draft);
  const share = await shareOf(asked, await proofOf(world, asked, currentPolicy()), joined.ours);
  return {
    share,
    demand_id: made.body.obj._id as string,
    submission_id: await first(asking, submission.name),
    request_id: await first(asked, complianceRequest.name),
    check_id: await first(asked, complianceCheck.name),
  };
}

it('is each company’s own: the other one, a third and a former partner find nothing of it', async () => {
  const { asking, asked } = place;
  const { demand_id, submission_id, request_id, check_id, share } = await answered();
  const { world } = place;
  const ours = [...(await cellsFor(world, demand, demand_id)), ...(await cellsFor(world, submission, submission_id))];
  const theirs = [
    ...(await cellsFor(world, complianceRequest, request_id)),
    ...(await cellsFor(world, complianceCheck, check_id)),
  ];

  expect([ours.length, theirs.length].every((count) => count > 3)).toBe(true);
  expect(await found(asked, ours)).toEqual([]);
  expect(await found(asking, theirs)).toEqual([]);
  expect(await found(third, [...ours, ...theirs])).toEqual([]);
  for (const entity of [demand, submission, complianceRequest, complianceCheck])
    expect((await third.send('GET', entity.name)).body.total).toBe(0);

  // Answers to either company name nobody of the other company, nor its rows.
  const said = JSON.stringify([
    (await asking.send('GET', `${submission.name}/${submission_id}`)).body.obj,
    (await asking.send('GET', `${demand.name}/${demand_id}`)).body.obj,
  ]);
  for (const secret of [check_id, share, request_id, asked.userId, asked.companyId, asked.email])
    expect(said).not.toContain(secret);
  const told = JSON.stringify([
    (await asked.send('GET', `${complianceRequest.name}/${request_id}`)).body.obj,
    (await asked.send('GET', `${complianceCheck.name}/${check_id}`)).body.obj,
  ]);
  for (const secret of [submission_id, asking.userId, asking.companyId, asking.email])
    expect(told).not.toContain(secret);
}, 60_000);

it('passes nothing to a former partner, and takes nothing from one', async () => {
  const { world, joined, asking, asked } = place;
  const [shown] = (await asking.send('GET', submission.name)).body.list;
  const doc = await proofOf(world, asked, currentPolicy());
  const made = await asked.send('POST', 'doc_shares', { partner_id: joined.ours, doc_id: doc });

  await asking.send('DELETE', `partners/${joined.theirs}`);

  for (let tries = 0; tries < 200; tries += 1) {
    if ((await asked.send('GET', `partners/${joined.ours}`)).body.obj.invite_status !== 'connected') break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect((await asked.send('POST', `doc_shares/${made.body.obj._id}/share`, {})).status).toBe(422);
  expect((await asking.send('GET', `${submission.name}/${shown._id}`)).status).toBe(404);
  const left = (await asked.send('GET', `${complianceRequest.name}?includeEnded=true`)).body.list;
  expect(left).toEqual([expect.objectContaining({ asked: false, partner: expect.anything() })]);
  const [check] = (await asked.send('GET', `${complianceCheck.name}?request_id=${left[0]._id}`)).body.list;
  expect(check).toMatchObject({ status: 'recalled', doc_name: 'policy.pdf' });
}, 60_000);
