import { account } from '@lichen/contracts/identity/account.entity';
import { auditLog } from '@lichen/contracts/identity/audit-log.entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { profile } from '@lichen/contracts/identity/profile.entity';
import { serve } from '../../platform/engine/rules';
import type { Module } from '../../platform/module';
import { accountRules } from './account.rules';
import { describedIdentity } from './described.routes';
import { devActionsHandler, devHandler } from './dev.handler';
import { auditWordsHandler } from './audit-words.handler';
import { dictHandler } from './dict.handler';
import { identityRoutes } from './identity.routes';
import { jobCalls } from './jobs.handler';
import { mailMembers, memberMails } from './mail-members.listener';
import { memberRules } from './member.rules';
import { profileRules } from './profile.rules';

/** Who is here and what they may open. Its tables belong to the platform, which needs them before any module. */
export const identity: Module = {
  name: 'identity',
  entities: [
    serve(profile, profileRules),
    serve(account, accountRules),
    serve(member, memberRules),
    serve(auditLog, {}),
  ],
  calls: [dictHandler, auditWordsHandler, devActionsHandler, devHandler, ...jobCalls],
  migrations: [],
  listeners: (platform) => [mailMembers(platform)],
  jobs: (platform) => [memberMails(platform)],
  routes: identityRoutes,
  described: describedIdentity,
};
