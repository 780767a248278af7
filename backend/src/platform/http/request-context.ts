import { invalid } from '@lichen/contracts/api/problems';
import { EVIDENCE_HEADER, type GivenReason, REASON, REASON_HEADER, reasonProblem } from '@lichen/contracts/api/reason';
import type { Request } from 'express';
import type { Clock } from '../clock';
import { contextOf } from '../engine/context';
import type { Context } from '../engine/rules';
import { requestIdOf } from './request-id';

const ID_MAX = 64;

/** Decodes a header whose characters beyond ASCII are percent-encoded; throws `invalid` otherwise. */
function decoded(sent: string): string {
  try {
    return decodeURIComponent(sent).trim();
  } catch {
    throw invalid({ [REASON_HEADER]: 'Percent-encode the reason' });
  }
}

function reasonOf(request: Request): Partial<GivenReason> {
  const sent = request.get(REASON_HEADER);
  if (sent === undefined) return {};
  const reason = decoded(sent);
  const problem = reasonProblem(reason);
  if (problem) throw invalid({ reason: problem });
  const evidence = request.get(EVIDENCE_HEADER);
  if (evidence !== undefined && evidence.length > ID_MAX) throw invalid({ evidence: REASON.evidenceGone });
  return { reason, ...(evidence ? { evidence } : {}) };
}

/** Returns the context of a request; person and company come from the session, never from the body. */
export const contextFor =
  (clock: Clock) =>
  (request: Request): Context => ({
    ...contextOf(clock, request.session, requestIdOf(request.res ?? { getHeader: () => '' })),
    ...reasonOf(request),
  });
