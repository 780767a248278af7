import { SEND_LIMIT_TEXTS } from '@lichen/contracts/text/send-limit-texts';
import { makeWorld, type Person, SETUP, type World } from '../../../test/world';
import { newId, systemClock } from '../clock';

const COMPANIES = 6;
/** Of a company in a day, so that a young one sends two and a domain twenty. */
const DAILY = 10;

let world: World;
const companies: Person[] = [];

async function company(email: string): Promise<Person> {
  const person = await world.register(email);
  await person.send('POST', 'setup', { ...SETUP, company_name: email });
  return person;
}

beforeAll(async () => {
  const environment = { LICHEN_RATE_LIMIT_SCALE: '1', LICHEN_WORKERS: '0', TEXT_COMPANY_DAILY: String(DAILY) };
  world = await makeWorld({ environment });
  for (let at = 0; at < COMPANIES; at += 1) companies.push(await company(`ida@h${at}.farm.example`));
}, 60_000);
afterAll(() => world.stop());

let numbers = 0;
const send = ({ companyId, userId }: Person) => {
  const { database, texts } = world.engine.platform;
  const author = { companyId, userId, now: Date.now(), newId: () => newId(systemClock) };
  numbers += 1;
  const message = {
    ...{ channel: 'sms' as const, to: `+4477009${String(numbers).padStart(5, '0')}`, text: 'A document' },
    ...{ tag: 'en-GB', parts: [], follow: { kind: 'test.follow', input: {} } },
  };
  return database.transaction(async (tx) => {
    await texts.send(message, tx, author);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
};
const sendEach = async (person: Person, count: number) => {
  for (let more = 0; more < count; more += 1) await send(person);
};
const grow = () =>
  world.engine.platform.database.transaction((tx) =>
    tx.run('UPDATE accounts SET created_on = ?', [Date.now() - 8 * 24 * 3_600_000]),
  );

it('lets a company of the first week send a fifth of a day', async () => {
  const young = await company('kim@young.example');
  await sendEach(young, DAILY / 5);
  await expect(send(young)).rejects.toThrow(SEND_LIMIT_TEXTS.youngCompany);
  await grow();
  await sendEach(young, DAILY - DAILY / 5);
  await expect(send(young)).rejects.toThrow(SEND_LIMIT_TEXTS.company);
});

it('counts the companies of one domain together, also where they send at one moment, and nothing of others', async () => {
  await grow();
  const [first, second] = companies as [Person, Person];
  await sendEach(first, DAILY);
  await sendEach(second, DAILY - 1);
  const tried = await Promise.allSettled(companies.slice(2).map(send));
  const refused = tried.flatMap((each) => (each.status === 'rejected' ? [each.reason.message as string] : []));
  expect(refused).toEqual(Array.from({ length: COMPANIES - 3 }, () => SEND_LIMIT_TEXTS.domain));
  const honest = await company('lee@honest.example');
  await send(honest);
});
