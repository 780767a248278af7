import { Problem } from '@lichen/contracts/api/problems';
import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import { PERSON_HEADER } from '@lichen/contracts/api/api-responses';
import type { RequestHandler } from 'express';

interface Held {
  readonly session: { readonly userId: string } | undefined;
  /** Person whom the page says it belongs to; programs say none. */
  readonly claimed: unknown;
}

/** True when a page was opened by another person than the one of its session. */
export const isAnotherPerson = ({ session, claimed }: Held): boolean =>
  session !== undefined && typeof claimed === 'string' && claimed !== session.userId;

/**
 * Refuses to store one person's input as another person, perhaps in another company: a page names its person in every
 * request, and gets 409 once somebody else has logged in beside it. Runs after the session is read.
 */
export const expectSamePerson: RequestHandler = (request, _response, next) => {
  if (isAnotherPerson({ session: request.session, claimed: request.get(PERSON_HEADER) }))
    throw new Problem('conflict', CALL_TEXTS.anotherPerson);
  next();
};
