import {
  ENTRY_TEXTS,
  type JoinForm,
  type RegisterForm,
  joinErrors,
  registerErrors,
} from '@lichen/contracts/identity/account-rules';
import { BASE_SUBSCRIPTIONS, PARTNER_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { invalid, refused } from '@lichen/contracts/api/problems';
import type { Role } from '@lichen/contracts/portal/roles';
import { newId } from '../clock';
import type { Row, Sql } from '../store/sql';
import type { Person, SignedIn, Visit } from './accounts';
import { isDuplicate } from '../store/duplicate';
import { type AccountServices, normalEmail, personOf } from './account-services';
import { forgetFreed, freeAddress, mailConfirmation } from './confirmation';
import { expectValid } from './login';
import { mayMail } from './may-mail';

/** Roles of the first person of a company, its administrator. */
const FIRST_ROLES: readonly Role[] = ['admin', 'user'];
const MAX_USERS = 25;
const STORIES_A_MONTH = 10;

const rowBase = (companyId: string, id: string, createdBy: string, now: number) => ({
  company_id: companyId,
  id,
  version: 1,
  created_on: now,
  created_by: createdBy,
  updated_on: now,
});

const standardAccount: Row = {
  emission_units: 't',
  name: 'Standard',
  type: 'standard',
  max_users: MAX_USERS,
  num_users: 1,
  modules: JSON.stringify(BASE_SUBSCRIPTIONS),
  max_stories: STORIES_A_MONTH,
  story_count: 0,
  last_story: null,
  fee: 0,
  send_vehicle_reminders: 0,
  staff_level_absence_tracking: 0,
  corporate: 0,
  task_config: JSON.stringify({ report: {}, task: {}, start_date: null }),
  own_factors: 0,
};

/** Default account of an invited company, which answers requests and manages its own partners. */
const partnerAccount: Row = {
  ...standardAccount,
  name: 'Partner',
  type: 'partner',
  modules: JSON.stringify(PARTNER_SUBSCRIPTIONS),
};

interface Names {
  first_name: string;
  last_name: string;
}

interface NewCompany {
  form: Names & { email: string };
  account: Row;
  hash: string;
  language: string;
}

async function newCompany(desk: AccountServices, tx: Sql, { form, account, hash, language }: NewCompany) {
  const [companyId, userId, now] = [newId(desk.clock), newId(desk.clock), desk.clock.now()];
  const user: Row = {
    ...rowBase(companyId, userId, userId, now),
    first_name: form.first_name.trim(),
    last_name: form.last_name.trim(),
    role: null,
    email: normalEmail(form.email),
    sign_in: normalEmail(form.email),
    password_hash: hash,
    roles: JSON.stringify(FIRST_ROLES),
    status: 'active',
    seat: 1,
    lang: language,
    seen_welcome: 0,
    last_seen_on: now,
    confirmed_on: null,
  };
  await desk.tables.accounts.insert(tx, [{ ...rowBase(companyId, companyId, userId, now), ...account }]);
  await desk.tables.users.insert(tx, [user]);
  return user;
}

/** A mailed invitation takes precedence over an account with that address whose address was never confirmed. */
async function freeOfUnconfirmed(desk: AccountServices, tx: Sql, email: string): Promise<void> {
  const holder = await desk.tables.users.first(tx, { sign_in: email });
  if (holder?.['confirmed_on'] !== null) return;
  const hashes = await freeAddress(desk, tx, holder);
  if (!hashes) return;
  desk.later(() => forgetFreed(desk, personOf(holder), hashes));
}

/** Sets an invited person's password, once; returns undefined when the invitation is another person's or not open. */
async function accept(
  desk: AccountServices,
  tx: Sql,
  code: string,
  form: { email: string } & Partial<Names>,
  { hash, language }: { hash: string; language: string | undefined },
): Promise<Row | undefined> {
  const { users } = desk.tables;
  const owner = await desk.codes.owner(tx, 'invite', code);
  const invited = owner && (await users.first(tx, { company_id: owner.companyId, id: owner.userId }));
  const email = normalEmail(form.email);
  if (invited?.['status'] !== 'invited' || invited['email'] !== email) return undefined;
  if (!(await desk.codes.use(tx, 'invite', code))) return undefined;
  await freeOfUnconfirmed(desk, tx, email);
  const changes: Row = {
    sign_in: email,
    password_hash: hash,
    status: 'active',
    // The code was mailed to the address, so using it confirms the address.
    confirmed_on: desk.clock.now(),
    version: (invited['version'] as number) + 1,
    updated_on: desk.clock.now(),
    // Language of the page on which they accepted, instead of the administrator's guess.
    ...(language ? { lang: language } : {}),
    ...(form.first_name && form.last_name
      ? { first_name: form.first_name.trim(), last_name: form.last_name.trim() }
      : {}),
  };
  await users.update(tx, { company_id: invited['company_id'] as string, id: invited['id'] as string }, changes);
  return { ...invited, ...changes };
}

/** Tells the owner of an address that somebody tried to register it; the caller does not learn about it. */
function tellOwner(desk: AccountServices, email: string): void {
  desk.later(async () => {
    const owner = await desk.tables.users.first(desk.database, { sign_in: normalEmail(email) });
    if (!owner) return;
    // The owner of the mailbox need not be the person who opened the account.
    if (owner['confirmed_on'] === null) return void (await mailConfirmation(desk, owner));
    if (!(await desk.database.transaction((tx) => mayMail(desk, tx, owner)))) return;
    const data = { first_name: owner['first_name'] as string, link: desk.link('/login', {}) };
    await desk.mail('address_known', owner, data);
  });
}

/** Runs the writes of one registration; a taken address gets the same refusal as any other. */
async function enrolled(
  desk: AccountServices,
  { email, isInvited }: { email: string; isInvited: boolean },
  work: (tx: Sql) => Promise<SignedIn>,
): Promise<SignedIn> {
  const known = () => {
    tellOwner(desk, email);
    return refused(ENTRY_TEXTS.registrationRefused);
  };
  // A person who is invited again may have had a password before: the address is then taken by themselves.
  if (!isInvited && (await desk.tables.users.first(desk.database, { sign_in: normalEmail(email) }))) throw known();
  try {
    return await desk.database.transaction(work);
  } catch (error) {
    throw isDuplicate(error) ? known() : error;
  }
}

/**
 * Returns the person and address of an open invitation; undefined for a code that is unknown, expired, used or of
 * another kind.
 */
export async function invitedBy(
  desk: AccountServices,
  code: string | undefined,
): Promise<(Person & { email: string }) | undefined> {
  const owner: Person | undefined = code ? await desk.codes.owner(desk.database, 'invite', code) : undefined;
  if (!owner) return undefined;
  const user = await desk.tables.users.first(desk.database, { company_id: owner.companyId, id: owner.userId });
  return user?.['status'] === 'invited' ? { ...owner, email: user['email'] as string } : undefined;
}

/** Returns whether the code is an invitation for exactly this address; `code` may be of another kind. */
const isInvited = async (desk: AccountServices, code: string | undefined, email: string): Promise<boolean> =>
  (await invitedBy(desk, code))?.email === normalEmail(email);

/** Creates an account with its first user, or accepts an invitation, and logs in; throws `invalid` or `refused`. */
export async function register(desk: AccountServices, form: RegisterForm, visit: Visit): Promise<SignedIn> {
  expectValid(registerErrors(form));
  const problem = await desk.challenges.error(form);
  if (problem) throw invalid({ answer: problem });
  const invited = await isInvited(desk, form.invite_code, form.email);
  const connects = !invited && form.invite_code !== undefined && (await desk.connections.isOpen(form.invite_code));
  if (!invited && !connects && desk.configuration.LICHEN_REQUIRE_INVITATION)
    throw invalid({ invite_code: form.invite_code ? ENTRY_TEXTS.inviteUnknown : ENTRY_TEXTS.inviteRequired });
  const hash = await desk.passwords.hash(form.password, visit.network);
  const account = connects ? partnerAccount : standardAccount;
  return enrolled(desk, { email: form.email, isInvited: invited }, async (tx) => {
    const user = invited
      ? await accept(desk, tx, form.invite_code ?? '', form, { hash, language: visit.language })
      : await newCompany(desk, tx, { form, hash, account, language: visit.language ?? 'en-GB' });
    if (!user) throw refused(ENTRY_TEXTS.registrationRefused);
    const signedIn = await desk.signIn(tx, user, visit);
    await desk.audit(tx, user, invited ? 'join' : 'register', {
      status: { from: invited ? 'invited' : null, to: 'active' },
    });
    if (!invited) desk.later(async () => void (await mailConfirmation(desk, user)));
    return signedIn;
  });
}

/** Adds an invited person to the account and logs in; throws if the invitation or its address does not fit. */
export async function join(desk: AccountServices, form: JoinForm, visit: Visit): Promise<SignedIn> {
  expectValid(joinErrors(form));
  const refusal = refused(ENTRY_TEXTS.inviteUnknown);
  const code = form.invite_code.trim();
  const invited = await invitedBy(desk, code);
  if (!invited) throw refusal;
  // The holder of the link may know the address it is for, so the field can say that it is another.
  if (invited.email !== normalEmail(form.email)) throw invalid({ email: ENTRY_TEXTS.inviteOfAnother });
  const hash = await desk.passwords.hash(form.password, visit.network);
  try {
    return await desk.database.transaction(async (tx) => {
      const user = await accept(desk, tx, code, { email: form.email }, { hash, language: visit.language });
      if (!user) throw refusal;
      const signedIn = await desk.signIn(tx, user, visit);
      await desk.audit(tx, user, 'join', { status: { from: 'invited', to: 'active' } });
      return signedIn;
    });
  } catch (error) {
    throw isDuplicate(error) ? refusal : error;
  }
}

/** Sends a new invitation mail; earlier codes stop working. */
export async function invite(
  desk: AccountServices,
  who: Person & { email: string; inviter: string; companyName: string; language: string },
): Promise<void> {
  const code = await desk.database.transaction((tx) => desk.codes.issue(tx, 'invite', who));
  await desk.mailer.send({
    kind: 'invitation',
    to: who.email,
    language: who.language,
    data: { company_name: who.companyName, inviter: who.inviter, link: desk.link('/join', { invite: code }) },
  });
}
