import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { SIGNED_IN } from '../portal/roles';

/** Sends the caller the confirmation email for their own address again. */
export const sendConfirmation = defineCall({
  name: 'send_confirmation',
  label: 'Send the confirmation email',
  method: 'POST',
  allow: SIGNED_IN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: [],
});
