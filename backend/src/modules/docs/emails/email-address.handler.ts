import { type EmailAddress, emailAddress, newEmailAddress } from '@lichen/contracts/docs/emails/email.call';
import { EMAIL_TEXTS } from '@lichen/contracts/docs/emails/email-texts';
import { refused } from '@lichen/contracts/api/problems';
import { handler } from '../../../platform/module';
import { mailAddresses } from './mail-addresses.store';

type Platform = Parameters<Parameters<typeof handler<typeof emailAddress>>[1]>[0]['platform'];

const takesMail = ({ mailInPort, MAIL_IN_SECRET }: Platform['configuration']): boolean =>
  mailInPort !== undefined || MAIL_IN_SECRET !== undefined;

/** Returns the address that documents can be emailed to. */
export const emailAddressAnswer = handler(emailAddress, async ({ context, platform }) => {
  const isTaken = takesMail(platform.configuration);
  const address = isTaken ? await mailAddresses(platform).of(context.companyId) : null;
  const obj: EmailAddress = { address, max_mb: platform.configuration.MAIL_IN_MAX_MB };
  return { ok: true, obj };
});

/** Replaces the account's address, for example because it has become known to others. */
export const newEmailAddressAnswer = handler(newEmailAddress, async ({ context, platform }) => {
  if (!takesMail(platform.configuration)) throw refused(EMAIL_TEXTS.noAddress);
  const address = await mailAddresses(platform).another(context.companyId);
  const obj: EmailAddress = { address, max_mb: platform.configuration.MAIL_IN_MAX_MB };
  return { ok: true, obj };
});
