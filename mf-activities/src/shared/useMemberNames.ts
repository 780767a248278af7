import type { RecordOf } from '@lichen/contracts/entity/entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { useRecords } from '@lichen/kit';

const ALL = 2000;

/** Returns the full name of a member, or the email address of one who has not given a name. */
export const memberName = ({ first_name, last_name, email }: RecordOf<typeof member>): string =>
  `${first_name} ${last_name}`.trim() || email;

/** Returns a member's name by id; empty for an unknown person. */
export function useMemberNames(): (id: string | null | undefined) => string {
  const people = useRecords(member, { limit: ALL }).data?.list;
  return (id) => {
    const found = people?.find(({ _id }) => _id === id);
    return found ? memberName(found) : '';
  };
}
