import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { account } from '@lichen/contracts/identity/account.entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { freeSeat, tidyRoles } from '@lichen/contracts/identity/member-seats';
import { MEMBER_TEXTS } from '@lichen/contracts/identity/member-texts';
import { refused } from '@lichen/contracts/api/problems';
import type { Rules } from '../../../platform/engine/rules';

type Member = RecordOf<typeof member>;

interface Facts {
  account: RecordOf<typeof account>;
  /** Seats that other people hold. */
  held: readonly number[];
  /** True when another member of the account has this address. */
  isKnown: boolean;
  hasOtherAdmin: boolean;
}

const isAdmin = (member: Member | null) => member?.status === 'active' && member.roles.includes('admin');

const needsSeat = ({ status }: Member) => status !== 'stopped';

function expectStatus({ status }: Member, wanted: string, message: string): void {
  if (status !== wanted) throw refused(message);
}

export const memberRules: Rules<typeof member, Facts> = {
  initial: ({ email, roles }, { language, now }) => ({
    email: email.toLowerCase(),
    roles: tidyRoles(roles),
    status: 'invited',
    lang: language,
    seen_welcome: false,
    mailed_on: now,
  }),

  facts: async (read, record, { companyId }) => {
    // Reads the account first: a concurrent commit changes its version, and this change is then refused.
    const known = await read(account).get(companyId);
    const others = (await read(member).list()).filter(({ _id }) => _id !== record._id);
    return {
      account: known,
      held: others.flatMap(({ seat }) => (seat === null ? [] : [seat])),
      isKnown: others.some(({ email }) => email === record.email.toLowerCase()),
      hasOtherAdmin: others.some(isAdmin),
    };
  },

  check: (record, facts) => {
    if (facts.isKnown) return { email: MEMBER_TEXTS.known };
    if (!facts.hasOtherAdmin && !isAdmin(record)) return { roles: MEMBER_TEXTS.lastAdmin };
    const isFull = needsSeat(record) && record.seat === null && freeSeat(facts.held, facts.account.max_users) === null;
    return isFull ? { email: MEMBER_TEXTS.full } : {};
  },

  derive: (record, { held, account: { max_users } }) => ({
    seat: needsSeat(record) ? (record.seat ?? freeSeat(held, max_users)) : null,
  }),

  effects: ({ before, after }, { account: known, held }) => {
    const num_users = held.length + (after?.seat ? 1 : 0);
    // Two administrators who revoke each other's role at once conflict on the version of the account.
    const isAdminGone = isAdmin(before) && !isAdmin(after);
    if (num_users === known.num_users && !isAdminGone) return [];
    const record = known as unknown as RecordOf<Entity>;
    return [{ kind: 'update', entity: account as Entity, record, changes: { num_users } }];
  },

  actions: {
    invite_member: ({ record, context }) => {
      if (record.status === 'active') throw refused(MEMBER_TEXTS.alreadyActive);
      return { status: 'invited', mailed_on: context.now };
    },
    stop_access: ({ record, context }) => {
      if (record._id === context.userId) throw refused(MEMBER_TEXTS.ownAccess);
      return { status: 'stopped' };
    },
    reset_password: ({ record, context }) => {
      expectStatus(record, 'active', MEMBER_TEXTS.notActive);
      return { mailed_on: context.now };
    },
    change_roles: ({ record, input, context }) => {
      const losesAdmin = record.roles.includes('admin') && !input.roles.includes('admin');
      if (record._id === context.userId && losesAdmin) throw refused(MEMBER_TEXTS.ownAdmin);
      return { roles: tidyRoles(input.roles) };
    },
  },
};
