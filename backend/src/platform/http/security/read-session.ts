import type { RequestHandler } from 'express';
import type { Accounts, Session } from '../../accounts/accounts';
import { type SessionCookie, cookieValue } from './cookies';

declare module 'express-serve-static-core' {
  interface Request {
    /** Session of the signed-in person; undefined for visitors. */
    session?: Session;
    /** The id in the cookie, whether or not it is worth anything. */
    sessionId?: string;
  }
}

/** Puts the session of the cookie on the request. Whoever needs one asks for it; nothing is refused here. */
export function readSession(accounts: Pick<Accounts, 'session'>, cookie: SessionCookie): RequestHandler {
  return async (request, _response, next) => {
    const id = cookieValue(request.headers.cookie, cookie.name);
    if (!id) return next();
    request.sessionId = id;
    const session = await accounts.session(id);
    if (session) request.session = session;
    next();
  };
}
