import { profile } from '@lichen/contracts/identity/profile.entity';
import type { Language } from '@lichen/contracts/text/languages';
import type { Offer } from '../../../platform/connections/connections';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { countMails, mailAllowance } from '../../../platform/mail/mail-allowance';
import type { Platform } from '../../../platform/platform';
import { companyNameOf } from './claimed.operation';

interface Address {
  email: string;
  lang: Language;
}

/** Emails the link and the code of an invitation, within the mail limits of person, company and address. */
export async function mailOffer(
  platform: Platform,
  unit: UnitOfWork,
  context: Context,
  to: Address,
  { code, token }: Offer,
) {
  const { first_name, last_name } = await unit.read(profile).get(context.userId);
  const company_name = await companyNameOf(unit, context.companyId);
  const link = `${platform.configuration.publicUrl}/connect?${new URLSearchParams({ invitationCode: token })}`;
  const data = { company_name, inviter: `${first_name} ${last_name}`, code, link };
  await countMails(mailAllowance(platform), unit.sql, context, [to.email]);
  await platform.mailer.send({ kind: 'connection', to: to.email, language: to.lang, data }, unit.sql);
}
