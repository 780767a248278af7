import { sendConfirmation } from '@lichen/contracts/identity/confirmation.call';
import { handler } from '../../../platform/module';

export const confirmationHandler = handler(sendConfirmation, async ({ context, platform }) => {
  await platform.accounts.sendConfirmation(context);
  return { ok: true, obj: {} };
});
