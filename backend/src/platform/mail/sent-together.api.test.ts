import { CONFIRMATION_TEXTS } from '@lichen/contracts/identity/confirmation-texts';
import { MAIL_TEXTS } from '@lichen/contracts/text/mail-texts';
import { makeWorld, type Person, SETUP, type World } from '../../../test/world';
import { newId, systemClock } from '../clock';
import { sha256 } from '../sha256';
import type { Row } from '../store/sql';
import { countEntryMail, countMails, countNewCompany, mailAllowance, takeCompanyMails } from './mail-allowance';

/** Of what some people of different companies ask at one moment. */
const TOGETHER = 6;

let world: World;
const companies: Person[] = [];

beforeAll(async () => {
  world = await makeWorld({ environment: { LICHEN_RATE_LIMIT_SCALE: '1' } });
  for (let at = 0; at < TOGETHER; at += 1) {
    const person = await world.register(`ida${at}@h${at}.together.example`);
    await person.send('POST', 'setup', { ...SETUP, company_name: `Company ${at}` });
    companies.push(person);
  }
}, 60_000);
afterAll(() => world.stop());

/** Leaves room for a single mail under a hash. */
async function leaveOne(most: number, hash: string): Promise<void> {
  const { database } = world.engine.platform;
  await database.transaction(async (tx) => {
    for (let at = 1; at < most; at += 1)
      await tx.run('INSERT INTO sent_mails (company_id, id, user_id, address, sent_on) VALUES (?, ?, ?, ?, ?)', [
        ...['system', newId(systemClock), 'system', hash, Date.now() - 1000],
      ]);
  });
}

type Tx = Parameters<Parameters<World['engine']['platform']['database']['transaction']>[0]>[0];

/** Every company does it in a transaction that stays open for a moment after it; answers what came of each. */
async function atOnce(work: (tx: Tx, person: Person) => Promise<unknown>): Promise<string[]> {
  const { database } = world.engine.platform;
  const tried = await Promise.allSettled(
    companies.map((person) =>
      database.transaction(async (tx) => {
        const done = await work(tx, person);
        await new Promise((resolve) => setTimeout(resolve, 20));
        return done;
      }),
    ),
  );
  const sorted = tried.map((each) => (each.status === 'fulfilled' ? String(each.value) : each.reason.message));
  return sorted.sort((one, other) => one.localeCompare(other));
}

const senderOf = ({ companyId, userId }: Person) => ({
  ...{ companyId, userId, now: Date.now(), newId: () => newId(systemClock) },
});
const allowance = () => mailAllowance(world.engine.platform);
const one = (done: string, refusal: string) =>
  [done, ...Array.from({ length: TOGETHER - 1 }, () => refusal)].sort((a, b) => a.localeCompare(b));

it('lets companies of a domain send what is left of its day, and no mail more', async () => {
  await leaveOne(1000, sha256('from together.example'));
  let to = 0;
  const asked = await atOnce(async (tx, person) => {
    to += 1;
    await countMails(allowance(), tx, senderOf(person), [`someone${to}@else.example`]);
    return 'sent';
  });
  expect(asked).toEqual(one('sent', MAIL_TEXTS.tooManyOfDomain));
});

it('confirms as many companies of a domain as are left of its day', async () => {
  await leaveOne(10, sha256('company together.example'));
  const asked = await atOnce(async (tx, person) => {
    await countNewCompany(allowance(), tx, senderOf(person), person.email);
    return 'confirmed';
  });
  expect(asked).toEqual(one('confirmed', CONFIRMATION_TEXTS.tooManyCompanies));
});

it('fills no mailbox beyond its five by mails before log-in', async () => {
  await leaveOne(5, sha256('entry box@else.example'));
  let alias = 0;
  const asked = await atOnce(async (tx, person) => {
    alias += 1;
    return countEntryMail(allowance(), tx, senderOf(person), `box+${alias}@else.example`);
  });
  expect(asked).toEqual(one('true', 'false'));
});

it('fills no mailbox beyond its five by mails of companies, in whatever order they name it', async () => {
  const boxes = ['first@else.example', 'second@else.example', 'third@else.example'];
  for (const box of boxes) await leaveOne(5, sha256(box));
  let turn = 0;
  const taken = await atOnce(async (tx, person) => {
    turn += 1;
    const people = (turn % 2 === 0 ? boxes : [...boxes].reverse()).map((email) => ({ email }));
    return (await takeCompanyMails(allowance(), tx, senderOf(person), people)).length;
  });
  expect(taken).toEqual(one('3', '0'));
  const rows: Row[] = await world.engine.platform.database.all(
    'SELECT COUNT(*) AS total FROM sent_mails WHERE address = ?',
    [sha256('second@else.example')],
  );
  expect(Number(rows[0]?.['total'])).toBe(5);
});
