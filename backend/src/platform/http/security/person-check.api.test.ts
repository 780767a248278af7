import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import { PERSON_HEADER } from '@lichen/contracts/api/api-responses';
import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

/** Their browser sends the session of whoever logged in last; the page still says whose it is. */
const pageOf = ({ userId }: Person) => ({ [PERSON_HEADER]: userId });
const refusal = { status: 409, body: { err: CALL_TEXTS.anotherPerson } };
const locationsOf = async ({ send }: Person) => (await send('GET', 'locations')).body.total;

describe('a page of somebody who is logged in no more', () => {
  it('saves nothing as whoever is', async () => {
    const { admin, stranger } = world;
    const colleague = await world.someone(['admin']);
    const before = [await locationsOf(admin), await locationsOf(stranger)];
    for (const other of [stranger, colleague])
      for (const [method, path] of [
        ['POST', 'locations'],
        ['POST', 'locations/preview'],
        ['PATCH', 'locations/any'],
        ['DELETE', 'locations/any'],
        ['POST', 'locations/any/restore'],
        ['POST', 'setup'],
        ['POST', 'cancel_job'],
        ['PATCH', 'profile'],
        ['POST', '/api/upload'],
      ] as const)
        expect({
          asked: [method, path],
          ...(await other.send(method, path, method === 'DELETE' ? undefined : LOCATION, pageOf(admin))),
        }).toMatchObject({ asked: [method, path], ...refusal });

    expect([await locationsOf(admin), await locationsOf(stranger)]).toEqual(before);
  });

  it('is shown nothing of theirs', async () => {
    expect(await world.stranger.send('GET', 'locations', undefined, pageOf(world.admin))).toMatchObject(refusal);
  });

  it('is told so while it is still sending a file', async () => {
    const form = new FormData();
    form.append('entity', 'import');
    form.append('file', new Blob([new Uint8Array(20 * 1024 * 1024)]), 'bills.csv');
    const { cookie } = world.stranger;
    const headers = { cookie, ...pageOf(world.admin) };
    const answer = await fetch(`${world.url}/api/upload`, { method: 'POST', body: form, headers });

    expect({ status: answer.status, body: await answer.json() }).toMatchObject(refusal);
  });
});

it('their own page and programs, which say nothing, save as ever', async () => {
  const { admin } = world;

  expect((await admin.send('POST', 'locations', LOCATION, pageOf(admin))).status).toBe(201);
  expect((await admin.send('POST', 'locations', LOCATION)).status).toBe(201);
});

it('without a session it is nobody who asks', async () => {
  expect((await world.nobody('POST', 'locations', LOCATION, pageOf(world.admin))).status).toBe(401);
});
