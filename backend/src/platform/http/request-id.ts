import type { RequestHandler } from 'express';
import { type Clock, newId } from '../clock';

/** Gives every request an id, shared by its log line, its audit rows and the error shown to the person. */
export function requestIds(clock: Clock): RequestHandler {
  return (_request, response, next) => {
    response.setHeader('x-request-id', newId(clock));
    next();
  };
}

/** Returns the id that the answer's header already has; empty before it is set. */
export const requestIdOf = (response: { getHeader(name: string): unknown }): string =>
  String(response.getHeader('x-request-id') ?? '');
