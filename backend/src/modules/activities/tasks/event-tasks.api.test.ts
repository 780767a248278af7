import { DAY, dayAt } from '@lichen/contracts/formats/days';
import { type AskedWorld, askedWorld, policy, proofOf, shareOf } from '../../../../test/worlds/asked-world';
import type { Person } from '../../../../test/world';

let place: AskedWorld;
const END = dayAt(Date.now()) + 300 * DAY;

beforeAll(async () => {
  place = await askedWorld({});
}, 60_000);
afterAll(() => place.world.stop());

/** Kind, state and name of the tasks of a company, the newest last. */
const tasks = async (who: Person): Promise<string[]> => {
  const { list } = (await who.send('GET', 'tasks?limit=200&sort=date_created')).body;
  return list.map(
    ({ task_type, status, linked_to }: { task_type: string; status: string; linked_to: { name: string } }) =>
      `${task_type} ${status} ${linked_to.name}`,
  );
};

it('follows a request from what is asked to what was decided, in both companies', async () => {
  const { world, asking, asked, joined } = place;
  for (const who of [asking, asked]) expect(await tasks(who)).toEqual([]);
  const draft = { partner_id: joined.theirs, demand_type_id: 'insurance' };
  const made = await asking.send('POST', 'partner_compliance_demands', draft);
  expect(made.status).toBe(201);
  expect(await tasks(asked)).toEqual([expect.stringMatching(/^compliance_requests open /)]);
  expect(await tasks(asking)).toEqual([]);

  await shareOf(asked, await proofOf(world, asked, policy(END - 364 * DAY, END)), joined.ours);
  expect(await tasks(asked)).toContainEqual(expect.stringMatching(/^compliance_requests closed /));
  expect(await tasks(asking)).toEqual([expect.stringMatching(/^compliance_submissions open /)]);

  const [handedIn] = (await asking.send('GET', 'partner_compliance_submissions')).body.list;
  await asking.send('POST', `partner_compliance_submissions/${handedIn._id}/reject`, { reason: 'Too old' });
  expect(await tasks(asking)).toEqual([expect.stringMatching(/^compliance_submissions closed /)]);
  // A rejected submission is asked for again.
  const requests = (await tasks(asked)).filter((one) => one.startsWith('compliance_requests'));
  expect(requests.map((one) => one.split(' ')[1]).sort()).toEqual(['closed', 'open']);
});

it('asks for the review of a document until it is applied or not to be entered', async () => {
  const { asked } = place;
  const reviews = (await tasks(asked)).filter((one) => one.startsWith('document_review'));
  // It was not to be entered, which is what it was shared for.
  expect(reviews).toEqual(['document_review closed policy.pdf']);
});

it('asks nobody whose account has no such tasks', async () => {
  const person = await place.world.someone(['user']);
  expect((await person.send('GET', 'open_tasks')).body).toMatchObject({ list: [], total: 0 });
});
