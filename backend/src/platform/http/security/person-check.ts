import { Problem } from '@lichen/contracts/api/problems';
import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import { PERSON_HEADER } from '@lichen/contracts/api/api-responses';
import type { RequestHandler } from 'express';

interface Held {
  readonly session: { readonly userId: string } | undefined;
  /** Id of the person whom the page was loaded for; programs send none. */
  readonly claimed: unknown;
}

/** Returns whether the page was loaded for another person than the session's. */
export const isAnotherPerson = ({ session, claimed }: Held): boolean =>
  session !== undefined && typeof claimed === 'string' && claimed !== session.userId;

/**
 * Prevents one person's input from being stored as another's, perhaps in another company: pages send their person's id
 * with every request, and get `conflict` (409) after another person has logged in with the same browser. Runs after the
 * session is read.
 */
export const expectSamePerson: RequestHandler = (request, _response, next) => {
  if (isAnotherPerson({ session: request.session, claimed: request.get(PERSON_HEADER) }))
    throw new Problem('conflict', CALL_TEXTS.anotherPerson);
  next();
};
