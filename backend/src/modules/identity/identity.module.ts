import { account } from '@lichen/contracts/identity/account.entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { messageConfig } from '@lichen/contracts/identity/messages/message-config.entity';
import { profile } from '@lichen/contracts/identity/profile.entity';
import { Router } from 'express';
import { serve } from '../../platform/engine/rules';
import type { Ask, Module } from '../../platform/module';
import type { OpenModule } from '../../platform/open-module';
import type { Platform } from '../../platform/platform';
import { accountRules } from './accounts/account.rules';
import { describedSubscription, devSubscriptionRoute } from './development/dev-subscription.route';
import { authRoutes, describedEntry } from './entry/auth.route';
import { describedFallback, fallbackRoute } from './portal/fallback.route';
import { gatewayRoute } from './portal/gateway.route';
import { describedPortal, portalRoute } from './portal/portal.route';
import { visitorReader } from './portal/visitor.query';
import { confirmationHandler } from './accounts/confirmation.handler';
import { devActionsHandler, devHandler } from './development/dev.handler';
import { audit } from './audit/served-audit.rules';
import { dictHandler } from './portal/dict.handler';
import { firstStepsHandler } from './portal/first-steps.handler';
import { jobCalls } from './portal/jobs.handler';
import { mailMembers, memberMails } from './accounts/mail-members.listener';
import { memberMailsWatch } from './accounts/member-mails.rules';
import { memberRules } from './accounts/member.rules';
import { storageHandler } from './accounts/storage.handler';
import { profileRules } from './accounts/profile.rules';

/**
 * Routes for the portal answer, the fallback version and the files of remotes, which all check a visitor the same way.
 */
function identityRoutes(platform: Platform, ask: Ask): Router {
  const visitorOf = visitorReader(platform);
  return Router()
    .use(authRoutes(platform))
    .use(devSubscriptionRoute(platform))
    .use(portalRoute(platform, visitorOf, ask))
    .use(fallbackRoute(platform, visitorOf))
    .use(gatewayRoute(platform, visitorOf));
}

/** Users and permissions. Its tables belong to the platform, which needs them before any module. */
export const identity: Module = {
  name: 'identity',
  version: '0.1.0',
  entities: [
    serve(profile, profileRules),
    serve(account, accountRules),
    serve(messageConfig, {}),
    serve(member, memberRules),
    ...audit.entities,
  ],
  calls: [
    confirmationHandler,
    firstStepsHandler,
    storageHandler,
    dictHandler,
    ...audit.calls,
    devActionsHandler,
    devHandler,
    ...jobCalls,
  ],
  migrations: [],
  daily: audit.daily,
  watches: [memberMailsWatch],
  listeners: (platform) => [mailMembers(platform)],
  jobs: (platform) => [memberMails(platform)],
  routes: identityRoutes,
  described: [...describedEntry, describedPortal, describedFallback, describedSubscription],
};

export const open: OpenModule = () => identity;
