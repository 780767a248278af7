import { latestToday } from '@lichen/contracts/formats/days';
import type { Session } from '../accounts/accounts';
import { type Clock, newId } from '../clock';
import type { Context } from './rules';

/** Context values without a session: no roles, no company, no rows. */
const STRANGER = {
  ...{ companyId: '', userId: '', email: '', roles: [], modules: [], language: 'en-GB' },
  isOperator: false,
} as const;

const personOf = ({ companyId, userId, email, roles, modules, language, isOperator }: Session) => ({
  companyId,
  userId,
  email,
  roles,
  modules,
  language,
  isOperator,
});

/** Builds the context of one call; a stranger's if there is no session. */
export function contextOf(clock: Clock, session: Session | undefined, requestId: string): Context {
  const now = clock.now();
  return {
    ...(session ? personOf(session) : STRANGER),
    now,
    today: latestToday(now),
    requestId,
    newId: () => newId(clock),
  };
}
