import { Problem } from '@lichen/contracts/api/problems';
import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import { PERSON_HEADER } from '@lichen/contracts/api/api-responses';
import type { RequestHandler } from 'express';

interface Held {
  readonly session: { readonly userId: string } | undefined;
  /** Whom the asker says it is of; programs say nothing. */
  readonly claimed: unknown;
}

/** Whether a page is of somebody else than its session: of who was logged in when it was opened. */
export const isAnotherPerson = ({ session, claimed }: Held): boolean =>
  session !== undefined && typeof claimed === 'string' && claimed !== session.userId;

/**
 * What was typed as one person is never stored as another, perhaps in another company: a page says whose it is with
 * everything it asks, and gets 409 once somebody else has logged in beside it. Comes after the session is read.
 */
export const expectSamePerson: RequestHandler = (request, _response, next) => {
  if (isAnotherPerson({ session: request.session, claimed: request.get(PERSON_HEADER) }))
    throw new Problem('conflict', CALL_TEXTS.anotherPerson);
  next();
};
