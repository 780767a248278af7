import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { SIGNED_IN } from '../portal/roles';

/** Adds the invitation behind a link to the company of the person who opens the link. */
export const initConnect = defineCall({
  name: 'init_connect',
  label: 'Open a connection link',
  method: 'POST',
  allow: SIGNED_IN,
  input: z.strictObject({ invitationCode: z.string().trim().min(1).max(200) }),
  writes: true,
});

/** Returns the invitations that wait for an answer. */
export const getConnectionInvitations = defineCall({
  name: 'get_connection_invitations',
  label: 'Connection invitations from other companies',
  method: 'GET',
  allow: SIGNED_IN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['connection_invitation'],
});
