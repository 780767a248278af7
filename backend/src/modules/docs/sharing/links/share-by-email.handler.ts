import { emailError } from '@lichen/contracts/identity/account-rules';
import { mayEmail } from '@lichen/contracts/docs/sharing/may-share';
import { shareByEmail } from '@lichen/contracts/docs/sharing/send.call';
import { SEND_TEXTS } from '@lichen/contracts/docs/sharing/send-texts';
import { isLanguage, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import { invalid, refused } from '@lichen/contracts/api/problems';
import { countMails, mailAllowance } from '../../../../platform/mail/mail-allowance';
import { handler } from '../../../../platform/module';
import { documentTitle } from './document-title';
import { makeLink } from './new-link.rules';
import { SENT_STATE } from './sent-states';

/** Emails a contact a link to a document. Email and link are stored in one transaction. */
export const shareByEmailAnswer = handler(shareByEmail, async ({ input, context, platform, writeOnce }) => {
  const { companyId } = context;
  const email = input.email.trim();
  const wrong = emailError(email);
  if (wrong) throw invalid({ email: wrong });
  const obj = await writeOnce({ body: input }, async (unit) => {
    const made = await makeLink({ platform, unit, context }, input, { send_method: 'email', email });
    if (!mayEmail(made.document)) throw refused(SEND_TEXTS.noEmailOfMessages);
    await countMails(mailAllowance(platform), unit.sql, context, [email]);
    const tag = LOCALE_TAGS[isLanguage(made.language) ? made.language : 'en-GB'];
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(made.ends_on);
    const { first_name, author, company_name, link, message } = made;
    const data = { first_name, author, company_name, day, link, message: message ?? '' };
    const state = (next: 'sent' | 'failed') => ({
      ...{ companyId, kind: SENT_STATE, input: { sent_id: made.sentId, state: next } },
    });
    await platform.mailer.send(
      {
        ...{ kind: 'document_link', to: email, language: made.language },
        data: { ...data, document: documentTitle(made.document.name) },
        ...{ delivered: state('sent'), failed: state('failed') },
      },
      unit.sql,
      companyId,
    );
    return { link_id: made.linkId, sent_id: made.sentId };
  });
  platform.jobs.wake();
  return { ok: true, obj };
});
