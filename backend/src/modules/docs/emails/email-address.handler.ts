import { type EmailAddress, emailAddress } from '@lichen/contracts/docs/emails/email.call';
import { handler } from '../../../platform/module';
import { mailAddresses } from './mail-addresses.store';

/** Says where documents can be sent to. */
export const emailAddressAnswer = handler(emailAddress, async ({ context, platform }) => {
  const { mailInPort, MAIL_IN_SECRET, MAIL_IN_MAX_MB } = platform.configuration;
  const isTaken = mailInPort !== undefined || MAIL_IN_SECRET !== undefined;
  const address = isTaken ? await mailAddresses(platform).of(context.companyId) : null;
  const obj: EmailAddress = { address, max_mb: MAIL_IN_MAX_MB };
  return { ok: true, obj };
});
