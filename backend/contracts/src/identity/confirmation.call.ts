import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { SIGNED_IN } from '../portal/roles';

/** Sends the email with the link that confirms the own address again. */
export const sendConfirmation = defineCall({
  name: 'send_confirmation',
  label: 'Send the confirmation email',
  method: 'POST',
  allow: SIGNED_IN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: [],
});
