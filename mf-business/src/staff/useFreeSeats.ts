import { account } from '@lichen/contracts/identity/account.entity';
import { useSingleton } from '@lichen/kit';

/** Places that the account has left for users; unknown until it has been read. */
export function useFreeSeats(): number | null {
  const { data } = useSingleton(account);
  return data ? Math.max(0, data.max_users - data.num_users) : null;
}
