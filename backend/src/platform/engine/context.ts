import { latestToday } from '@lichen/contracts/formats/days';
import type { Session } from '../accounts/accounts';
import { type Clock, newId } from '../clock';
import type { Context } from './rules';

/** Nobody is signed in: no roles, no company, no rows. */
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

/** One person's call at one moment; nobody's when there is no session. */
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
