import type { RequestHandler } from 'express';
import type { Accounts, Session } from '../../accounts/accounts';
import type { Clock } from '../../clock';
import { type SessionCookie, cookieValue } from './cookies';

declare module 'express-serve-static-core' {
  interface Request {
    /** Session of the signed-in person; undefined for visitors. */
    session?: Session;
    /** Time just before the session was read; a change of rights since then may be missing from it. */
    sessionReadOn?: number;
    /** Session id in the cookie, valid or not. */
    sessionId?: string;
  }
}

/** Adds the cookie's session to the request; refuses nothing. Routes that need a session check it themselves. */
export function readSession(
  accounts: Pick<Accounts, 'session'>,
  cookie: SessionCookie,
  clock: Pick<Clock, 'now'>,
): RequestHandler {
  return async (request, _response, next) => {
    const id = cookieValue(request.headers.cookie, cookie.name);
    if (!id) return next();
    request.sessionId = id;
    request.sessionReadOn = clock.now();
    const session = await accounts.session(id);
    if (session) request.session = session;
    next();
  };
}
