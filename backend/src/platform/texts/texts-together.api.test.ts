import { CONFIRMATION_TEXTS } from '@lichen/contracts/identity/confirmation-texts';
import { SEND_LIMIT_TEXTS } from '@lichen/contracts/text/send-limit-texts';
import { makeWorld, type Person, SETUP, type World } from '../../../test/world';
import { newId, systemClock } from '../clock';
import type { TextMessage } from './text-sender';

const COMPANIES = 6;

let world: World;
const companies: Person[] = [];

beforeAll(async () => {
  world = await makeWorld({ environment: { LICHEN_RATE_LIMIT_SCALE: '1', LICHEN_WORKERS: '0' } });
  for (let at = 0; at < COMPANIES; at += 1) {
    const person = await world.register(`ida@h${at}.example`);
    await person.send('POST', 'setup', { ...SETUP, company_name: `Company ${at}` });
    companies.push(person);
  }
}, 60_000);
afterAll(() => world.stop());

const messageTo = (to: string): TextMessage => ({
  ...{ channel: 'sms', to, text: 'A document', tag: 'en-GB', parts: [] },
  follow: { kind: 'test.follow', input: {} },
});
const send = ({ companyId, userId }: Person, to: string) => {
  const { database, texts } = world.engine.platform;
  const author = { companyId, userId, now: Date.now(), newId: () => newId(systemClock) };
  return database.transaction(async (tx) => {
    await texts.send(messageTo(to), tx, author);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
};

it('sends a number five messages a day, also where companies send at one moment', async () => {
  const [first] = companies as [Person];
  for (let more = 0; more < 4; more += 1) await send(first, '+447700900001');
  const tried = await Promise.allSettled(companies.map((person) => send(person, '+447700900001')));
  const refused = tried.flatMap((each) => (each.status === 'rejected' ? [each.reason.message as string] : []));
  expect(refused).toEqual(Array.from({ length: COMPANIES - 1 }, () => SEND_LIMIT_TEXTS.number));
});

it('sends nothing of somebody whose address is not confirmed', async () => {
  const [, , third] = companies as [Person, Person, Person];
  const { database } = world.engine.platform;
  await database.transaction((tx) => tx.run('UPDATE users SET confirmed_on = NULL WHERE id = ?', [third.userId]));
  await expect(send(third, '+447700900002')).rejects.toThrow(CONFIRMATION_TEXTS.first);
  const rows = await database.all('SELECT id FROM text_messages WHERE company_id = ?', [third.companyId]);
  expect(rows).toEqual([]);
});
