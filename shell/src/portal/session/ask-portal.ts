import type { PortalAnswer, VisitorAnswer } from '@lichen/contracts/portal/portal';
import { fetchJson } from './fetch-json';

/** The portal answer, or why there is none. */
export type PortalReply = { answer: PortalAnswer } | { signedOut: true } | { unreachable: true };

/** Fetches the portal answer: the current user and what they may open. It is the shell's only source of permissions. */
export async function askPortal(): Promise<PortalReply> {
  try {
    const { response, body } = await fetchJson('/api/portal', {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
    });
    if (response.status === 401) return { signedOut: true };
    if (!response.ok) return { unreachable: true };
    const answer = body as PortalAnswer | VisitorAnswer;
    return answer.user ? { answer } : { signedOut: true };
  } catch {
    return { unreachable: true };
  }
}
