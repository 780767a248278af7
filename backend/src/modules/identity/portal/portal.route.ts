import type { MapTiles, PortalAnswer, VisitorAnswer } from '@lichen/contracts/portal/portal';
import { Problem } from '@lichen/contracts/api/problems';
import { Router } from 'express';
import type { Session } from '../../../platform/accounts/accounts';
import type { Configuration } from '../../../platform/configuration';
import { cookieValue, deviceCookie, sessionCookie } from '../../../platform/http/security/cookies';
import type { DescribedRoute } from '../../../platform/http/described-route';
import { contextFor } from '../../../platform/http/request-context';
import type { Ask } from '../../../platform/module';
import type { Platform } from '../../../platform/platform';
import { hiddenAreas, type Visitor, verdicts } from './areas';
import { menuFor, remotesFor } from './contributions';
import { gatesOf } from './gates';
import { portalFacts } from './portal-facts.query';
import { markEmptyWidgets } from './empty-widgets';

const tilesOf = ({ LICHEN_MAP_TILES: address, LICHEN_MAP_TILES_SOURCE: source }: Configuration): MapTiles | null =>
  address && source ? { address, source } : null;

/** Serves the portal answer: everything that the shell may know about this visit. */
export function portalRoute(platform: Platform, visitorOf: (session: Session) => Promise<Visitor>, ask: Ask): Router {
  const { releases, clock, configuration } = platform;
  const { name } = sessionCookie(configuration);
  const device = deviceCookie(configuration);
  const contextOf = contextFor(clock);
  return Router().get('/api/portal', async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    const { session } = request;
    if (!session) {
      // A cookie of an ended session is answered by 401; without a cookie nobody was logged in, which is no error.
      if (cookieValue(request.headers.cookie, name)) throw new Problem('unauthenticated', 'Log in to continue');
      // Attempts to log in are counted by browser as well, so the browser must be known before the first one.
      const { devices } = platform.accounts;
      const proofs = cookieValue(request.headers.cookie, device.name);
      if (!proofs) response.setHeader('set-cookie', device.forNow(devices.remembering(proofs)));
      const visitor: VisitorAnswer = { user: null };
      response.json(visitor);
      return;
    }
    const visitor = await visitorOf(session);
    const live = releases.live(session.companyId);
    const gates = gatesOf(live);
    const portal: PortalAnswer = {
      ...(await portalFacts(platform, session, visitor)),
      areas: [...verdicts(visitor, gates), ...hiddenAreas(visitor, configuration.DEV_TOOLS)],
      menu: menuFor(live, visitor, gates),
      remotes: await markEmptyWidgets(remotesFor(live, visitor, gates, releases.fallback), (call) =>
        ask(call, contextOf(request)),
      ),
      videos: configuration.LICHEN_VIDEOS,
      map_tiles: tilesOf(configuration),
      issued_on: request.sessionReadOn ?? clock.now(),
    };
    response.json(portal);
  });
}

export const describedPortal: DescribedRoute = {
  ...{ about: 'portal', name: 'read', method: 'get', path: '/api/portal', allow: 'public', refuses: [] },
  summary: 'The current user, their permissions and the live remotes',
  answer: { description: 'The portal of this visitor', obj: { type: 'object' } },
};
