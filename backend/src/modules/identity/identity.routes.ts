import { Router } from 'express';
import type { Ask } from '../../platform/module';
import type { Platform } from '../../platform/platform';
import { authRoutes } from './auth.routes';
import { devSubscriptionRoute } from './dev-subscription.route';
import { fallbackRoute } from './fallback.route';
import { gatewayRoute } from './gateway.route';
import { portalRoute } from './portal.route';
import { visitorReader } from './visitor.session';

/** Account entry, the portal answer, and the way to remotes' files; the last two judge a visitor alike. */
export function identityRoutes(platform: Platform, ask: Ask): Router {
  const visitorOf = visitorReader(platform);
  return Router()
    .use(authRoutes(platform))
    .use(devSubscriptionRoute(platform))
    .use(portalRoute(platform, visitorOf, ask))
    .use(fallbackRoute(platform, visitorOf))
    .use(gatewayRoute(platform, visitorOf));
}
