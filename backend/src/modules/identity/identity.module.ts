import { account } from '@lichen/contracts/identity/account.entity';
import { auditLog } from '@lichen/contracts/identity/audit-log.entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { profile } from '@lichen/contracts/identity/profile.entity';
import { Router } from 'express';
import { serve } from '../../platform/engine/rules';
import type { Module } from '../../platform/module';
import { accountRules } from './account.rules';
import { authRoutes } from './auth.routes';
import { dictAnswer } from './dict.answer';
import { gatewayRoute } from './gateway.route';
import { mailMembers, memberMails } from './mail-members.listener';
import { memberRules } from './member.rules';
import { portalRoute } from './portal.route';
import { profileRules } from './profile.rules';
import { visitorReader } from './visitor.session';

/** Who is here and what they may open. Its tables belong to the platform, which needs them before any module. */
export const identity: Module = {
  name: 'identity',
  entities: [
    serve(profile, profileRules),
    serve(account, accountRules),
    serve(member, memberRules),
    serve(auditLog, {}),
  ],
  calls: [dictAnswer],
  migrations: [],
  listeners: (platform) => [mailMembers(platform)],
  jobs: (platform) => [memberMails(platform)],
  routes: (platform) => {
    const visitorOf = visitorReader(platform);
    return Router()
      .use(authRoutes(platform))
      .use(portalRoute(platform, visitorOf))
      .use(gatewayRoute(platform, visitorOf));
  },
};
