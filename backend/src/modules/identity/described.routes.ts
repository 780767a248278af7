import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { ADMIN, SIGNED_IN } from '@lichen/contracts/portal/roles';
import type { DescribedRoute } from '../../platform/http/described-route';
import { FORGOT, JOIN, LOGIN, REGISTER, RESET } from './entry-forms';

const ENTRY = { about: 'account_entry', allow: 'public' } as const;
const REFUSES = ['invalid', 'refused', 'tooLarge', 'tooMany'] as const;

const signedIn = {
  description: 'Signed in: the session is in the cookie',
  obj: {
    ...{ type: 'object', required: ['_id', 'version'] },
    properties: { _id: { type: 'string' }, version: { type: 'integer' }, connects: { type: 'boolean' } },
  },
};
const done = { description: 'Done', obj: { type: 'object' } };

const entryRoutes: readonly DescribedRoute[] = [
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
    ...{ ...ENTRY, name: 'logout', method: 'get', path: '/api/auth/logout' },
    ...{ summary: 'Log out', answer: done, refuses: ['forbidden', 'tooMany'] },
  },
  {
    ...{ ...ENTRY, name: 'forgot_password', method: 'post', path: '/api/data/forgot_password' },
    ...{ summary: 'Ask for a mail with a link to reset the password', body: FORGOT.schema, refuses: REFUSES },
    answer: { description: 'The same for every address', obj: { type: 'object' } },
  },
  {
    ...{ ...ENTRY, name: 'reset_password', method: 'post', path: '/api/data/reset_password' },
    ...{ summary: 'Set a new password', body: RESET.schema, answer: signedIn, refuses: REFUSES },
  },
];

const portalRoutes: readonly DescribedRoute[] = [
  {
    ...{ about: 'portal', name: 'read', method: 'get', path: '/api/portal', allow: 'public', refuses: [] },
    summary: 'Who is here, what they may open, and the released parts that show it; signed',
    answer: { description: 'The portal of this visitor', obj: { type: 'object' } },
  },
  {
    ...{ about: 'portal', name: 'fallback', method: 'get', path: '/api/portal/fallback/{remote}', allow: SIGNED_IN },
    ...{ summary: 'The release before the live one', refuses: ['unauthenticated', 'notFound'] },
    answer: { description: 'The release; signed', obj: { type: 'object' } },
  },
  {
    ...{ about: 'portal', name: 'subscription', method: 'post', path: '/api/dev/subscription', allow: ADMIN },
    summary: 'What the own account has bought, where developer tools are switched on',
    body: {
      ...{ type: 'object', additionalProperties: false, required: ['modules', 'type'] },
      properties: {
        modules: { type: 'array', items: { enum: SUBSCRIPTIONS } },
        type: { enum: ['standard', 'partner'] },
      },
    },
    ...{ answer: done, refuses: ['invalid', 'unauthenticated', 'forbidden', 'notFound'] },
  },
];

export const describedIdentity: readonly DescribedRoute[] = [...entryRoutes, ...portalRoutes];
