import type { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import type { Entity, EventOf, RecordOf } from '@lichen/contracts/entity/entity';
import { account } from '@lichen/contracts/identity/account.entity';
import { ENTRY_TEXTS, NAME_MAX, nameErrors } from '@lichen/contracts/identity/account-rules';
import { member } from '@lichen/contracts/identity/member.entity';
import { freeSeat, tidyRoles } from '@lichen/contracts/identity/member-seats';
import { MEMBER_TEXTS } from '@lichen/contracts/identity/member-texts';
import { invalid, refused } from '@lichen/contracts/api/problems';
import type { Change, Context, Effect, Read } from '../../../platform/engine/rules';

type User = RecordOf<typeof member>;
type Profile = RecordOf<typeof staffProfile>;

/** The data that changes of a person's access depend on. */
export interface AccessFacts {
  /** The user who logs in as this person, if there is one. */
  user: User | undefined;
  account: RecordOf<typeof account>;
  /** Seat numbers that users of the account hold, including this person's. */
  held: readonly number[];
  /** True where another user is an active administrator of the account. */
  hasOtherAdmin: boolean;
}

const isAdmin = ({ status, roles }: Pick<User, 'status' | 'roles'>) => status === 'active' && roles.includes('admin');

export async function accessFacts(read: Read, companyId: string, user: User | undefined): Promise<AccessFacts> {
  // Read the account first: a change that is committed between the two reads raises its version, so that this change
  // fails.
  const known = await read(account).get(companyId);
  const members = await read(member).list();
  return {
    user,
    account: known,
    held: members.flatMap(({ seat }) => (seat === null ? [] : [seat])),
    hasOtherAdmin: members.some((one) => one._id !== user?._id && isAdmin(one)),
  };
}

const asRecord = (record: unknown) => record as RecordOf<Entity>;

const userChange = (user: User, changes: Partial<User>, as: EventOf<typeof member>): Effect => ({
  kind: 'update',
  entity: member as Entity,
  record: asRecord(user),
  changes,
  as,
});

/**
 * Keeps the account's user count equal to the number of seats held. The account is also updated when an administrator
 * loses the role: two administrators who remove each other at the same time then conflict on its version.
 */
function counted({ account: before, held }: AccessFacts, more: number, isAdminGone = false): Effect[] {
  const num_users = held.length + more;
  if (num_users === before.num_users && !isAdminGone) return [];
  return [{ kind: 'update', entity: account as Entity, record: asRecord(before), changes: { num_users } }];
}

/** Shortens a name to the limit of the user record. */
const clipped = (name: string) => name.slice(0, NAME_MAX).trim();

function newUser(profile: Profile, seat: number, { now, language }: Context): Effect {
  const names = { first_name: clipped(profile.first_name), last_name: clipped(profile.last_name) };
  const errors = nameErrors(names);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    kind: 'insert',
    entity: member as Entity,
    as: 'create',
    row: {
      _id: profile.uid as string,
      ...names,
      email: (profile.email as string).toLowerCase(),
      roles: tidyRoles([]),
      status: 'invited',
      lang: language,
      seen_welcome: false,
      last_seen_on: null,
      seat,
      mailed_on: now,
    },
  };
}

function invitation(profile: Profile, facts: AccessFacts, context: Context): Effect[] {
  const { user, held } = facts;
  if (!profile.email) throw invalid({ email: ENTRY_TEXTS.emailRequired });
  if (user?.status === 'active') throw refused(MEMBER_TEXTS.alreadyActive);
  const seat = user?.seat ?? freeSeat(held, facts.account.max_users);
  if (seat === null) throw refused(MEMBER_TEXTS.full);
  if (!user) return [newUser(profile, seat, context), ...counted(facts, 1)];
  const changes = { status: 'invited', mailed_on: context.now, seat };
  return [userChange(user, changes, 'invite_member'), ...counted(facts, user.seat === null ? 1 : 0)];
}

/**
 * Returns true where the user stops being an administrator; throws `refused` where the account would have none left.
 */
function losesAdmin(user: User, after: Pick<User, 'status' | 'roles'>, { hasOtherAdmin }: AccessFacts): boolean {
  const isGone = isAdmin(user) && !isAdmin(after);
  if (isGone && !hasOtherAdmin) throw refused(MEMBER_TEXTS.lastAdmin);
  return isGone;
}

function stop(facts: AccessFacts, { userId }: Context): Effect[] {
  const { user } = facts;
  if (!user || user.status === 'stopped') return [];
  if (user._id === userId) throw refused(MEMBER_TEXTS.ownAccess);
  const isAdminGone = losesAdmin(user, { ...user, status: 'stopped' }, facts);
  return [
    userChange(user, { status: 'stopped', seat: null }, 'stop_access'),
    ...counted(facts, user.seat ? -1 : 0, isAdminGone),
  ];
}

function newRoles(profile: Profile, facts: AccessFacts, { userId }: Context): Effect[] {
  const { user } = facts;
  if (!user) throw refused(MEMBER_TEXTS.notActive);
  const roles = profile.access?.roles ?? [];
  if (user._id === userId && user.roles.includes('admin') && !roles.includes('admin'))
    throw refused(MEMBER_TEXTS.ownAdmin);
  const after = { roles: tidyRoles(roles) };
  const isAdminGone = losesAdmin(user, { ...user, ...after }, facts);
  return [userChange(user, after, 'change_roles'), ...counted(facts, 0, isAdminGone)];
}

/** Returns the changes of the user that follow from an access request; removing the profile stops the user's access. */
export function accessEffects(
  { before, after }: Change<typeof staffProfile>,
  facts: AccessFacts,
  context: Context,
): readonly Effect[] {
  if (after === null) return stop(facts, context);
  if (!after.access || after.access.on === before?.access?.on) return [];
  switch (after.access.what) {
    case 'invite_member':
      return invitation(after, facts, context);
    case 'stop_access':
      return stop(facts, context);
    case 'change_roles':
      return newRoles(after, facts, context);
    case 'reset_password':
      if (facts.user?.status !== 'active') throw refused(MEMBER_TEXTS.notActive);
      return [userChange(facts.user, { mailed_on: context.now }, 'reset_password')];
  }
}
