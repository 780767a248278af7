import { shareByText } from '@lichen/contracts/docs/sharing/send.call';
import { SEND_TEXTS, SMS_TEXT } from '@lichen/contracts/docs/sharing/send-texts';
import { countryCode, internationalNumber } from '@lichen/contracts/formats/phone-number';
import { isLanguage, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import { invalid, refused } from '@lichen/contracts/api/problems';
import { handler } from '../../../../platform/module';
import { companyNumber } from '../../../../platform/texts/company-number.query';
import { documentTitle } from './document-title';
import { makeLink } from './new-link.rules';
import { SENT_STATE } from './sent-states';

/** Sends a contact a link to a document by WhatsApp or SMS. Message and link are stored in one transaction. */
export const shareByTextAnswer = handler(shareByText, async ({ input, context, platform, writeOnce }) => {
  const { channel, country_code, number } = input;
  if (countryCode(country_code) === null) throw invalid({ country_code: SEND_TEXTS.countryCode });
  const to = internationalNumber(country_code, number);
  if (to === null) throw invalid({ number: SEND_TEXTS.number });
  if (!platform.texts.isOffered(channel)) throw refused(channel === 'sms' ? SEND_TEXTS.noSms : SEND_TEXTS.noWhatsapp);
  const obj = await writeOnce({ body: input }, async (unit) => {
    const made = await makeLink({ platform, unit, context }, input, { send_method: channel, country_code, number });
    const document = documentTitle(made.document.name);
    const company = made.company_name;
    const said = platform.dictionaries.sayIn(made.language)(SMS_TEXT, { company, document });
    const text = [said, made.message, made.link].filter(Boolean).join('\n');
    const tag = LOCALE_TAGS[isLanguage(made.language) ? made.language : 'en-GB'];
    const follow = { kind: SENT_STATE, input: { sent_id: made.sentId } };
    const from = await companyNumber(unit.read, context.companyId);
    const message = { channel, to, from, text, tag, parts: [company, document, made.link], follow };
    await platform.texts.send(message, unit.sql, context);
    return { link_id: made.linkId, sent_id: made.sentId };
  });
  platform.jobs.wake();
  return { ok: true, obj };
});
