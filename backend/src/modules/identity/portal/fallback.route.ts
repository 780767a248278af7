import { Problem, notFound } from '@lichen/contracts/api/problems';
import { SIGNED_IN } from '@lichen/contracts/portal/roles';
import { Router } from 'express';
import type { Session } from '../../../platform/accounts/accounts';
import type { DescribedRoute } from '../../../platform/http/described-route';
import type { Platform } from '../../../platform/platform';
import type { Visitor } from './areas';
import { contributionOf, remoteFor } from './contributions';
import { gatesOf } from './gates';

/**
 * Serves the version before the live one, for a page whose live version cannot load. It is requested only then, so that
 * the portal answer names no unneeded files. A visitor without permission for the live version gets no earlier one.
 */
export function fallbackRoute({ releases }: Platform, visitorOf: (session: Session) => Promise<Visitor>): Router {
  return Router().get('/api/portal/fallback/:remote', async ({ session, params }, response) => {
    response.setHeader('cache-control', 'no-store');
    if (!session) throw new Problem('unauthenticated', 'Log in to continue');
    const visitor = await visitorOf(session);
    const all = releases.live(session.companyId);
    const gates = gatesOf(all);
    const live = all.find(({ name }) => name === params.remote);
    const earlier = live && releases.fallback(live.name);
    const release = earlier && contributionOf(live, visitor, gates) ? await releases.published(earlier) : undefined;
    const remote = release && remoteFor(release, visitor, gates, null);
    if (!remote) throw notFound();
    response.json(remote);
  });
}

export const describedFallback: DescribedRoute = {
  ...{ about: 'portal', name: 'fallback', method: 'get', path: '/api/portal/fallback/{remote}', allow: SIGNED_IN },
  ...{ summary: 'The release before the live one', refuses: ['unauthenticated', 'notFound'] },
  answer: { description: 'The release', obj: { type: 'object' } },
};
