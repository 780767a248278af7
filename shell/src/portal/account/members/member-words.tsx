import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { MemberState, member } from '@lichen/contracts/identity/member.entity';
import { ROLE_NAMES } from '@lichen/contracts/portal/role-names';
import { StatusTag, type Translate } from '@lichen/kit';

export type Member = RecordOf<typeof member>;

const STATES = {
  active: { words: 'Active', tone: 'good' },
  invited: { words: 'Invited', tone: 'attention' },
  stopped: { words: 'Stopped', tone: 'plain' },
} as const satisfies Record<MemberState, object>;

const stateOf = ({ status }: Member) => STATES[status as MemberState];

export const stateText = (of: Member, t: Translate): string => t(stateOf(of).words);

export function StateTag({ of, t }: { of: Member; t: Translate }) {
  return <StatusTag tone={stateOf(of).tone}>{stateText(of, t)}</StatusTag>;
}

export const memberName = ({ first_name, last_name }: Member): string => `${first_name} ${last_name}`;

/** A member's roles as text; the role of a user, which everybody has, is left out beside others. */
export function rolesText({ roles }: Member, t: Translate): string {
  const beside = roles.filter((role) => role !== 'user');
  return (beside.length > 0 ? beside : roles).map((role) => t(ROLE_NAMES[role])).join(', ');
}
