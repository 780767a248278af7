import { latestToday } from '@lichen/contracts/days';
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

/** Who asks, for which company and when: taken from the session, never from what was sent. */
export function contextFor(clock: Clock): (request: Request) => Context {
  return (request) => {
    const now = clock.now();
    return {
      ...(request.session ? personOf(request.session) : STRANGER),
      now,
      today: latestToday(now),
      requestId: requestIdOf(request.res ?? { getHeader: () => '' }),
      newId: () => newId(clock),
    };
  };
}
