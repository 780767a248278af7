import { employmentRecord } from '@lichen/contracts/business/staff/employment-record.entity';
import {
  type AccessRequest,
  STAFF_DEFAULTS,
  staffProfile,
  TRAVEL_FIELDS,
} from '@lichen/contracts/business/staff-profile.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { tasksOf } from '@lichen/contracts/identity/role-tasks';
import { ERASURE_TEXTS } from '@lichen/contracts/business/staff/personal-data.call';
import { type FieldErrors, refused } from '@lichen/contracts/api/problems';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import { notAuthorised } from '../../../platform/engine/permissions/permit';
import type { Context, Read, Rules } from '../../../platform/engine/rules';
import { historyEffects } from './employment-history.rules';
import { type Left, leftBy, unnamed } from './left-behind.query';
import type { Employment } from './employment-record.rules';
import { type AccessFacts, accessEffects, accessFacts } from './staff-access.rules';

type Profile = RecordOf<typeof staffProfile>;

interface Facts extends AccessFacts {
  before: Profile | null;
  /** True where another staff profile has this email address. */
  isKnown: boolean;
  /** The person's employment records; read only where the change may affect them. */
  history: readonly Employment[];
  /** Records that refer to the person and stay after the removal; read only on a removal. */
  left: readonly Left[];
}

const isSameAddress = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase();

const KEEPERS = ['admin', 'edit_staff'] as const;
const isKeeper = ({ roles }: Context) => isAllowed(KEEPERS, roles);

/** Returns the user linked to the profile, or else the user with the same email address. */
async function userOf(read: Read, { uid, email }: Profile): Promise<RecordOf<typeof member> | undefined> {
  if (uid) return read(member).find(uid);
  if (!email) return undefined;
  const [found] = await read(member).list({ where: { email: email.toLowerCase() } });
  return found;
}

/**
 * Returns an error for each changed field that only an administrator may change; travel fields are open to others too.
 */
function detailErrors(record: Profile, before: Profile | null, { roles }: Context): FieldErrors {
  if (before === null || roles.includes('admin')) return {};
  const names = Object.keys(staffProfile.fields) as (keyof typeof staffProfile.fields)[];
  const touched = names.filter(
    (name) => record[name] !== before[name] && !(TRAVEL_FIELDS as readonly string[]).includes(name),
  );
  return Object.fromEntries(touched.map((name) => [name, TEXTS.notAuthorised]));
}

const isOtherStatus = (one: Profile, other: Profile) => one.employment_status !== other.employment_status;

const accessRequest = (what: AccessRequest['what'], { now }: Context, roles: AccessRequest['roles'] = null) => ({
  access: { what, on: now, roles },
});

export const staffProfileRules: Rules<typeof staffProfile, Facts> = {
  defaults: STAFF_DEFAULTS,

  facts: async (read, record, { companyId }, before) => {
    const user = await userOf(read, record);
    const near = record.email ? await read(staffProfile).list({ where: { email: { contains: record.email } } }) : [];
    const movesHistory = before !== null && (record === before || isOtherStatus(record, before));
    return {
      before,
      history: movesHistory ? await read(employmentRecord).list({ where: { profile_id: record._id } }) : [],
      left: record === before ? await leftBy(read, record._id) : [],
      isKnown: near.some(({ _id, email }) => _id !== record._id && isSameAddress(email, record.email)),
      ...(await accessFacts(read, companyId, user)),
    };
  },

  check: (record, { before, isKnown }, context) => {
    // Checked here and not in `mayChange`, because the profile of an erased person may still be deleted.
    if (before !== null && before.erased_on !== null) throw refused(ERASURE_TEXTS.erased);
    return {
      ...detailErrors(record, before, context),
      ...(before?.email && before.email !== record.email && record.erased_on === null
        ? { email: 'The email address cannot be changed' }
        : {}),
      ...(isKnown ? { email: FIELD_TEXTS.taken } : {}),
    };
  },

  mayChange: (record, context) => {
    if (!isKeeper(context) && record.uid !== context.userId) throw notAuthorised(KEEPERS);
  },

  derive: (record, { user, before }, context) => {
    const isInvited = record.access?.what === 'invite_member' && record.access.on !== before?.access?.on;
    return { uid: user?._id ?? (isInvited ? context.newId() : null) };
  },

  effects: (change, facts, context) => [
    ...accessEffects(change, facts, context),
    ...historyEffects(change, facts.history, context),
    ...unnamed(facts.left, change.after === null),
  ],

  actions: {
    invite_member: ({ context }) => accessRequest('invite_member', context),
    stop_access: ({ context }) => accessRequest('stop_access', context),
    reset_password: ({ context }) => accessRequest('reset_password', context),
    change_roles: ({ input, context }) => ({
      ...accessRequest('change_roles', context, input.roles),
      tasks: tasksOf(input.roles),
    }),
  },

  present: (record) => {
    const { user } = record as unknown as {
      user?: Pick<RecordOf<typeof member>, 'status' | 'roles' | 'mailed_on'> | null;
    };
    const isStopped = !user || user.status === 'stopped';
    return {
      status: isStopped ? 'not_active' : user.status,
      roles: user?.roles ?? [],
      invited_on: user?.status === 'invited' ? user.mailed_on : null,
    };
  },
};
