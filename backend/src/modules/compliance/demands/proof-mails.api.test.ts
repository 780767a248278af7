import { paths } from '@lichen/contracts/api/paths';
import { DAY, dayAt } from '@lichen/contracts/formats/days';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { LANGUAGES } from '@lichen/contracts/text/languages';
import { type AskedWorld, policy } from '../../../../test/worlds/asked-world';
import { connect } from '../../../../test/worlds/connected-world';
import { demandBook, list, type Row, until } from '../../../../test/worlds/demand-book';
import { makeWorld, type Person } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';
import { startDaily } from '../../../platform/daily/start-daily';
import { LETTERS, TOPIC_OF } from '../../../platform/mail/letters';
import { MAIL_TEXTS } from '../../../platform/mail/mail-texts';
import { shownValue } from '../../../platform/mail/their-words';
import { demandDays } from './demand-days.job';
import type { ProofMail } from './proof-mails.rules';
import { tellOfProof } from './tell-of-proof.listener';

/** All emails about one request, in the order of the walk below. */
const KINDS: readonly ProofMail[] = [
  ...(['proof_request', 'proof_reminder', 'proof_returned', 'proof_rejected', 'proof_accepted'] as const),
  ...(['proof_due', 'proof_expired'] as const),
];
const END = dayAt(Date.now()) + 100 * DAY;

/** The type of the demand in each language. */
const typeIn = {
  ...{ 'en-GB': 'Insurance', 'en-US': 'Insurance', FR: 'Assurance', DE: 'Versicherung' },
  ...{ NO: 'Forsikring', ES: 'Seguro' },
};

let place: AskedWorld;
let offset = 0;
const clock = { now: () => Date.now() + offset, random: systemClock.random };
const { asked, requestFor, submissionsOf, submitted, decide, clear } = demandBook(() => place, clock);

/** The officers of the asked company, one for each language. */
const officers: { readonly lang: (typeof LANGUAGES)[number]; readonly person: Person }[] = [];

beforeAll(async () => {
  const world = await makeWorld({ clock });
  const { stranger: asking, admin } = world;
  await world.engine.platform.accounts.subscribe(asking.companyId, { modules: [...BASE_SUBSCRIPTIONS, 'compliance'] });
  place = { world, asking, asked: admin, joined: await connect(world, asking, admin) };
  for (const lang of LANGUAGES) {
    const person = await world.someone(['user', 'compliance_officer']);
    await person.send('POST', 'profile/set_lang', { lang });
    officers.push({ lang, person });
  }
}, 60_000);
afterAll(() => place.world.stop());

/** Waits until all events have been told and all emails have been sent. */
const settled = () =>
  until(async () => {
    const { database } = place.world.engine.platform;
    const waiting = "SELECT id FROM jobs WHERE state IN ('waiting', 'running') AND due_on < ?";
    const jobs = await database.all(waiting, [clock.now() + 60_000]);
    const events = await database.all('SELECT id FROM outbox WHERE relayed_on IS NULL AND failed_on IS NULL LIMIT 1');
    return jobs.length + events.length === 0;
  });

/** Runs the daily work so many days before the proof ends. */
async function daysBeforeEnd(days: number): Promise<void> {
  offset = END - days * DAY + 600_000 - Date.now();
  const { platform } = place.world.engine;
  const daily = startDaily({ ...platform, daily: [demandDays(platform)], configuration: { LICHEN_WORKERS: false } });
  await daily.askNow();
  await settled();
  await daily.stop();
}

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Emails about a request to a person as the mail server received them, oldest first. */
const lettersTo = async ({ email }: Person, request: Row): Promise<Letter[]> => {
  const { list: all } = (await place.world.nobody('GET', '/operator/inbox')).body;
  return (all as Letter[]).filter(({ to, text }) => to === email && text.includes(request._id)).reverse();
};
const officerOf = (lang: string) => officers.find((each) => each.lang === lang)?.person as Person;
const linksIn = ({ text }: Letter): string[] => text.match(/https?:\/\/\S+/g) ?? [];
const returnItems = (submission: Row | undefined, returned: object[]) =>
  place.asking.send('POST', `partner_compliance_submissions/${submission?._id}/return_questions`, { returned });

it('names the survey that is asked for, and its questions as they were written', async () => {
  const questions = [{ id: 'certified', type: 'toggle', label: 'Is the site certified?', required: true }];
  const form = { tabs: [{ id: 'general', label: 'General', columns: 1, questions }] };
  const survey = await place.asking.send('POST', 'partner_compliance_surveys', {
    survey_name: 'Supplier survey',
    form,
  });
  const demand = await asked({ demand_type_id: 'survey', survey_type_id: survey.body.obj._id });
  const request = (await requestFor(demand)) as Row;
  await place.asked.send('POST', `partner_compliance_requests/${request._id}/open_survey`, {});
  const [sheet] = await list(place.asked, `survey_answers?request_id=${request._id}`);
  const answers = { certified: { value: true, rev: 0 } };
  await place.asked.send('POST', `survey_answers/${sheet?._id}/answer`, { answers });
  await place.asked.send('POST', `survey_answers/${sheet?._id}/submit`, {});
  await returnItems((await submissionsOf(demand))[0], [{ id: 'certified', reason: 'Since when?' }]);
  await settled();

  const [asks, returned] = await lettersTo(officerOf('en-GB'), request);
  expect(asks?.subject).toBe('Proof for “First company”: “Supplier survey”');
  expect(returned?.subject).toBe('“First company” asks you to correct your submission: “Supplier survey”');
  expect(returned?.text).toContain('Is the site certified?: Since when?');
  await clear();
});

it('writes of no decision that no longer stands when it is told', async () => {
  const demand = await asked();
  const share = await submitted();
  await decide((await submissionsOf(demand))[0], 'accept');
  const request = (await requestFor(demand)) as Row;
  const [check] = await list(place.asked, `partner_compliance_checks?request_id=${request._id}`);
  const { platform } = place.world.engine;
  const mails = async () => (await platform.database.all("SELECT id FROM jobs WHERE kind = 'mail'", [])).length;
  const told = async () => {
    const event = { id: 'again', userId: null, at: clock.now(), payload: { id: check?._id } };
    const type = 'partner_compliance_checks.accept';
    const before = await mails();
    await platform.database.transaction((tx) =>
      tellOfProof(platform).handle({ ...event, companyId: place.asked.companyId, type }, tx),
    );
    return (await mails()) - before;
  };
  await settled();

  expect(await told()).toBe(officers.length);
  await place.asked.send('POST', `doc_shares/${share}/recall`, {});
  await settled();
  expect(await told()).toBe(0);
  await clear();
});

it('writes of each step to each officer in their language, with one link that leads to the request', async () => {
  const demand = await asked();
  await settled();
  const remind = () => place.asking.send('POST', `partner_compliance_demands/${demand._id}/send_reminder`, {});
  expect((await remind()).status).toBe(200);
  await settled();
  await submitted(policy(END - 364 * DAY, END));
  const reason = 'Cover ends 1 May\nSee page 2';
  await returnItems((await submissionsOf(demand))[0], [{ id: 'public_liability', reason }]);
  await settled();
  const request = (await requestFor(demand)) as Row;
  await place.asked.send('POST', `partner_compliance_requests/${request._id}/correct`, {
    values: { public_liability: 'yes' },
  });
  await decide((await submissionsOf(demand))[0], 'reject', { reason: 'The sum is <too> low' });
  await settled();
  await submitted(policy(END - 364 * DAY, END));
  await decide((await submissionsOf(demand))[0], 'accept');
  await settled();
  // One officer has had enough of reminders, by the link of the one that came.
  const reminders = linksIn((await lettersTo(officerOf('FR'), request))[1] as Letter);
  const stop = new URL(reminders[1] ?? '').pathname;
  await fetch(place.world.url + stop, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  for (const { person } of officers)
    expect((await person.send('GET', `partner_compliance_requests/${request._id}`)).body.obj._id).toBe(request._id);
  await daysBeforeEnd(27);
  await daysBeforeEnd(-1);

  const { publicUrl } = place.world.engine.platform.configuration;
  for (const { lang, person } of officers) {
    const letters = await lettersTo(person, request);
    const wanted = KINDS.filter((kind) => lang !== 'FR' || kind !== 'proof_due');
    const say = (text: string) =>
      MAIL_TEXTS[lang][text]?.replace('{company_name}', shownValue('company_name', 'First company', lang));
    expect({ lang, of: letters.map(({ subject }) => subject) }).toEqual({
      lang,
      of: wanted.map((kind) => say(LETTERS[kind].subject)?.replace('{type}', shownValue('type', typeIn[lang], lang))),
    });
    for (const [at, kind] of wanted.entries()) {
      const letter = letters[at] as Letter;
      const [link, unsubscribe, ...more] = linksIn(letter);
      expect({ kind, link, more }).toEqual({
        ...{ kind, link: `${publicUrl}${paths.complianceRequest(request._id)}`, more: [] },
      });
      expect({ kind, optional: unsubscribe !== undefined }).toEqual({ kind, optional: TOPIC_OF[kind] !== undefined });
      expect(letter.text).not.toMatch(/\{\w+\}/);
    }
  }

  const labels = { DE: 'Betriebshaftpflicht', 'en-GB': 'Public liability' } as const;
  for (const [lang, label] of Object.entries(labels)) {
    const [, , returned, rejected] = await lettersTo(officerOf(lang), request);
    expect(returned?.text).toContain(`> ${label}: Cover ends 1 May\n> See page 2\n> — First company\n\nhttp`);
    expect(rejected?.text).toContain('> The sum is <too> low\n> — First company\n\nhttp');
  }
}, 60_000);
