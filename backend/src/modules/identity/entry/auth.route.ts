import { ENTRY_TEXTS, forgotErrors } from '@lichen/contracts/identity/account-rules';
import { CONFIRMATION_TEXTS } from '@lichen/contracts/identity/confirmation-texts';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { forbidden, invalid, refused } from '@lichen/contracts/api/problems';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { SignedIn, Visit } from '../../../platform/accounts/accounts';
import { type EntryCall, neighbourhoodOf } from '../../../platform/accounts/rate-limits';
import { cookieValue, deviceCookie, sessionCookie } from '../../../platform/http/security/cookies';
import type { DescribedRoute } from '../../../platform/http/described-route';
import { isUnavailable } from '../../../platform/http/problems-handler';
import type { Platform } from '../../../platform/platform';
import { entryForm, withInviteCode } from './entry-form';
import { CONFIRM, CONFIRMATION, FORGOT, INVITATION, JOIN, LOGIN, REGISTER, RESET } from './entry-forms';
import { invitationOf } from './invitation.query';
import { languageOf } from './language-of';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const visitOf = (request: Request, response: Response): Visit => ({
  userAgent: request.get('user-agent'),
  language: languageOf(request.get('accept-language')),
  previousId: request.sessionId,
  requestId: text(response.getHeader('x-request-id')),
  network: neighbourhoodOf(request.ip ?? ''),
});

/** The client and the address that an attempt is counted under. */
function attemptOf({ accounts, configuration }: Platform, request: Request, email: string) {
  const cookie = cookieValue(request.get('cookie'), deviceCookie(configuration).name);
  const { known, visitor } = accounts.devices;
  return { address: request.ip ?? '', email, device: known(cookie, email), visitor: visitor(cookie) };
}

/** Counts the attempt before reading anything from the body except the address. */
function counted(platform: Platform, call: EntryCall, hasEmail: boolean): RequestHandler {
  return async (request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    const email = hasEmail ? text((request.body as { email?: unknown } | undefined)?.email) : '';
    const attempt = attemptOf(platform, request, email);
    await platform.accounts.limits.count(call, attempt);
    response.locals[GIVE_BACK] = () => platform.accounts.limits.giveBack(call, attempt);
    next();
  };
}

/** Key under which a response keeps the function that takes its attempt back. */
const GIVE_BACK = 'giveBack';

/** Takes an attempt back that the portal had no capacity for, because the user has to repeat it. */
const givingBack: ErrorRequestHandler = async (error, _request, response, next) => {
  if (isUnavailable(error)) await response.locals[GIVE_BACK]?.();
  next(error);
};

/** Requests that the entry pages make before a form is sent. */
function questionRoutes(platform: Platform): Router {
  const { accounts } = platform;
  const router = Router();

  router.get('/api/auth/challenge', counted(platform, 'challenge', false), (_request, response) => {
    response.json(accounts.challenge());
  });

  // The code is sent in the body, because request addresses are logged.
  router.post('/api/auth/invitation', counted(platform, 'invitation', false), async (request, response) => {
    const { invite_code } = entryForm(withInviteCode(request.body), INVITATION);
    const invitation = await invitationOf(platform, text(invite_code).trim());
    if (!invitation) throw refused(ENTRY_TEXTS.inviteUnknown);
    response.json({ ok: true, obj: invitation });
  });

  router.post('/api/auth/confirmation', counted(platform, 'confirm', false), async (request, response) => {
    const { code } = entryForm(request.body, CONFIRMATION);
    const found = await accounts.unconfirmed(text(code).trim());
    if (!found) throw refused(CONFIRMATION_TEXTS.expired);
    response.json({ ok: true, obj: found });
  });

  router.post('/api/auth/confirm', counted(platform, 'confirm', false), async (request, response) => {
    const { code, decision } = entryForm(request.body, CONFIRM);
    if (decision !== 'confirm' && decision !== 'free') throw invalid({ decision: FIELD_TEXTS.choice });
    await accounts.answerConfirmation({ code: text(code).trim(), decision });
    response.json({ ok: true, obj: {} });
  });
  return router;
}

/** The calls before log-in. Those that log in set the session cookie; the session id appears nowhere else. */
export function authRoutes(platform: Platform): Router {
  const { accounts, configuration, connections } = platform;
  const cookie = sessionCookie(configuration);
  const device = deviceCookie(configuration);
  const router = Router().use(questionRoutes(platform));

  const remembering = (request: Request, email: string) =>
    device.keeping(accounts.devices.remembering(cookieValue(request.get('cookie'), device.name), email));

  const welcome = async (
    response: Response,
    { id, session, version }: SignedIn,
    code?: string,
    ...more: readonly string[]
  ) => {
    // For an open invitation from another company, the page continues to the answer after log-in.
    const connects = code ? await connections.isOpen(code) : false;
    response.setHeader('set-cookie', [cookie.keeping(id), ...more]);
    response.json({ ok: true, obj: { _id: session.userId, version, ...(connects ? { connects } : {}) } });
  };

  router.post('/api/auth/login', counted(platform, 'login', true), async (request, response) => {
    const form = entryForm(withInviteCode(request.body), LOGIN);
    const signedIn = await accounts.login(form, visitOf(request, response));
    await accounts.limits.forgive('login', attemptOf(platform, request, form.email));
    await welcome(response, signedIn, form.invite_code, remembering(request, form.email));
  });

  router.post('/api/auth/register', counted(platform, 'register', true), async (request, response) => {
    const form = entryForm(withInviteCode(request.body), REGISTER);
    const signedIn = await accounts.register(form, visitOf(request, response));
    await welcome(response, signedIn, form.invite_code, remembering(request, form.email));
  });

  router.post('/api/auth/join', counted(platform, 'join', true), async (request, response) => {
    const form = entryForm(withInviteCode(request.body), JOIN);
    const signedIn = await accounts.join(form, visitOf(request, response));
    await welcome(response, signedIn, undefined, remembering(request, form.email));
  });

  router.get('/api/auth/logout', counted(platform, 'logout', false), async (request, response) => {
    // A page of another site could load this address; only the user's own click may end a session.
    if (request.get('sec-fetch-site') === 'cross-site') throw forbidden('This request came from another site');
    if (request.sessionId) await accounts.logout(request.sessionId);
    response.setHeader('set-cookie', cookie.forgetting);
    response.json({ ok: true, obj: {} });
  });

  router.post('/api/data/forgot_password', counted(platform, 'forgot_password', true), async (request, response) => {
    const form = entryForm(request.body, FORGOT);
    const errors = forgotErrors(form);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    // The link is written after the answer, which would promise a mail even when a full disk refuses it.
    await accounts.expectSpace();
    accounts.sendResetLink(form.email);
    response.json({ ok: true, obj: {}, message: ENTRY_TEXTS.resetSent });
  });

  router.post('/api/data/reset_password', counted(platform, 'reset_password', false), async (request, response) => {
    const form = entryForm(request.body, RESET);
    const signedIn = await accounts.resetPassword(form, visitOf(request, response));
    // This browser is known from now on, since its user owns the mailbox: unknown browsers share a limit that others
    // may have used up.
    if (signedIn) return await welcome(response, signedIn, undefined, remembering(request, signedIn.session.email));
    // Answered without throwing a problem, because the page needs the flag that offers a new code.
    response.status(422).json({ err: ENTRY_TEXTS.resetExpired, new_code: true, type: 'about:blank', status: 422 });
  });
  return router.use(givingBack);
}

const ENTRY = { about: 'account_entry', allow: 'public' } as const;
const REFUSES = ['invalid', 'refused', 'tooLarge', 'tooMany', 'unavailable'] as const;

const signedIn = {
  description: 'Signed in: the session cookie',
  obj: {
    ...{ type: 'object', required: ['_id', 'version'] },
    properties: { _id: { type: 'string' }, version: { type: 'integer' }, connects: { type: 'boolean' } },
  },
};
const done = { description: 'Done', obj: { type: 'object' } };

export const describedEntry: readonly DescribedRoute[] = [
  {
    ...{ ...ENTRY, name: 'challenge', method: 'get', path: '/api/auth/challenge', refuses: ['tooMany'] },
    summary: 'Three numbers for a registration, in `test`, with their `token`',
    answer: { description: 'The numbers, for ten minutes and one answer', obj: { type: 'object' } },
  },
  {
    ...{ ...ENTRY, name: 'login', method: 'post', path: '/api/auth/login' },
    ...{ summary: 'Log in', body: LOGIN.schema, answer: signedIn, refuses: [...REFUSES, 'unauthenticated'] },
  },
  {
    ...{ ...ENTRY, name: 'register', method: 'post', path: '/api/auth/register' },
    ...{ summary: 'Register a company', body: REGISTER.schema, answer: signedIn, refuses: REFUSES },
  },
  {
    ...{ ...ENTRY, name: 'join', method: 'post', path: '/api/auth/join' },
    ...{ summary: 'Join by an invitation', body: JOIN.schema, answer: signedIn, refuses: REFUSES },
  },
  {
    ...{ ...ENTRY, name: 'invitation', method: 'post', path: '/api/auth/invitation' },
    ...{ summary: 'Company, inviter and address of an open invitation', body: INVITATION.schema, refuses: REFUSES },
    answer: {
      description: 'The invitation',
      obj: {
        ...{ type: 'object', required: ['company', 'inviter', 'email'] },
        properties: { company: { type: 'string' }, inviter: { type: 'string' }, email: { type: 'string' } },
      },
    },
  },
  {
    ...{ ...ENTRY, name: 'confirmation', method: 'post', path: '/api/auth/confirmation' },
    ...{ summary: 'Account that the link of a confirmation email asks about', body: CONFIRMATION.schema },
    refuses: REFUSES,
    answer: {
      description: 'The account',
      obj: {
        ...{ type: 'object', required: ['email', 'first_name', 'registered_on'] },
        properties: {
          email: { type: 'string' },
          first_name: { type: 'string' },
          registered_on: { type: 'integer' },
        },
      },
    },
  },
  {
    ...{ ...ENTRY, name: 'confirm', method: 'post', path: '/api/auth/confirm' },
    ...{ summary: 'Confirm an email address, or take it from the account', body: CONFIRM.schema },
    ...{ answer: done, refuses: REFUSES },
  },
  {
    ...{ ...ENTRY, name: 'logout', method: 'get', path: '/api/auth/logout' },
    ...{ summary: 'Log out', answer: done, refuses: ['forbidden', 'tooMany'] },
  },
  {
    ...{ ...ENTRY, name: 'forgot_password', method: 'post', path: '/api/data/forgot_password' },
    ...{ summary: 'Request an email with a password reset link', body: FORGOT.schema, refuses: REFUSES },
    answer: { description: 'The same for every address', obj: { type: 'object' } },
  },
  {
    ...{ ...ENTRY, name: 'reset_password', method: 'post', path: '/api/data/reset_password' },
    ...{ summary: 'Set a new password', body: RESET.schema, answer: signedIn, refuses: REFUSES },
  },
];
