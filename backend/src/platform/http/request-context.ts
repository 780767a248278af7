import type { Request } from 'express';
import type { Clock } from '../clock';
import { contextOf } from '../engine/context';
import type { Context } from '../engine/rules';
import { requestIdOf } from './request-id';

/** Person, company and time of a request: taken from the session, never from the body. */
export const contextFor =
  (clock: Clock) =>
  (request: Request): Context =>
    contextOf(clock, request.session, requestIdOf(request.res ?? { getHeader: () => '' }));
