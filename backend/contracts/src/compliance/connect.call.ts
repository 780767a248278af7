import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { SIGNED_IN } from '../portal/roles';

/** Brings the invitation of a link into the company of whoever follows it. */
export const initConnect = defineCall({
  name: 'init_connect',
  label: 'Open a connection link',
  method: 'POST',
  allow: SIGNED_IN,
  input: z.strictObject({ invitationCode: z.string().trim().min(1).max(200) }),
  writes: true,
});

/** The invitations that wait for an answer. */
export const getConnectionInvitations = defineCall({
  name: 'get_connection_invitations',
  label: 'Connection invitations from other companies',
  method: 'GET',
  allow: SIGNED_IN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['connection_invitation'],
});
