import { connectionInvitation } from '@lichen/contracts/compliance/connection-invitation.entity';
import { serve } from '../../../platform/engine/rules';
import type { Module } from '../../../platform/module';
import { acceptInvitation, rejectInvitation } from './answer-invitation.operation';
import { connectionInvitationsHandler } from './connection-invitations.handler';
import { tellOfConnections } from './connection-notices.listener';
import { disconnect } from './disconnect.operation';
import { endConnection, endConnections } from './end-connection.listener';
import { expireInvitation } from './expire-invitation.job';
import { complianceFirstSteps } from './first-steps.query';
import { initConnectOperation } from './init-connect.operation';
import { partnerNewsAnswer } from './partner-news.handler';
import { invitePartner, withdrawInvitation } from './invite-partner.operation';

/** Entities, operations and jobs for inviting, connecting and disconnecting two companies. */
export const connections = {
  entities: [serve(connectionInvitation, {})],
  operations: [invitePartner, withdrawInvitation, disconnect, acceptInvitation, rejectInvitation],
  calls: [initConnectOperation, connectionInvitationsHandler, partnerNewsAnswer],
  answers: [complianceFirstSteps],
  listeners: (platform) => [endConnections(platform), tellOfConnections(platform)],
  jobs: (platform, write) => [expireInvitation(platform, write), endConnection(platform, write)],
} satisfies Partial<Module>;
