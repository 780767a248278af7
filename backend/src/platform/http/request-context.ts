import { latestToday } from '@lichen/contracts/formats/days';
import type { Request } from 'express';
import type { Session } from '../accounts/accounts';
import { type Clock, newId } from '../clock';
import type { Context } from '../engine/rules';
import { requestIdOf } from './request-id';

/** Nobody is signed in: no roles, no company, no rows. */
const STRANGER = { companyId: '', userId: '', email: '', roles: [], modules: [], language: 'en-GB' } as const;

const personOf = ({ companyId, userId, email, roles, modules, language }: Session) => ({
  companyId,
  userId,
  email,
  roles,
  modules,
  language,
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

/** Person, company and time of a request: taken from the session, never from the body. */
export const contextFor =
  (clock: Clock) =>
  (request: Request): Context =>
    contextOf(clock, request.session, requestIdOf(request.res ?? { getHeader: () => '' }));
