import type { RecordOf } from '@lichen/contracts/entity/entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { usePortal, useRecords } from '@lichen/kit';

const ALL = 2000;

const memberName = ({ first_name, last_name, email }: RecordOf<typeof member>): string =>
  `${first_name} ${last_name}`.trim() || email;

/** Returns a function that gives a user's name by id; empty where the user is unknown. */
export function useMemberNames(): (id: string | null | undefined) => string {
  const people = useRecords(member, { limit: ALL }, { enabled: usePortal().may(member.allow.list) }).data?.list;
  return (id) => {
    const found = people?.find(({ _id }) => _id === id);
    return found ? memberName(found) : '';
  };
}
