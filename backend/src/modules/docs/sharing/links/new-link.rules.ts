import { docLink, LINK_DAYS } from '@lichen/contracts/docs/sharing/doc-link.entity';
import { sentDoc } from '@lichen/contracts/docs/sharing/sent-doc.entity';
import { DAY } from '@lichen/contracts/formats/days';
import type { Context } from '../../../../platform/engine/rules';
import { newRow } from '../../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../../platform/engine/unit/unit-of-work';
import type { Platform } from '../../../../platform/platform';
import { typesOf } from '../../review/form-values';
import type { Doc } from '../../review/standing';
import { partsOf } from '../receiver-row';
import { sharedValues } from '../shared-values';
import { linkAddress } from './link-address';
import { linkTokens } from './link-tokens.store';
import { expectSendable, fullName, type Sending, senderNames } from './sendable.rules';

/** Channel and address, as the list of sent documents stores them. */
type Way =
  | { readonly send_method: 'email'; readonly email: string }
  | { readonly send_method: 'whatsapp' | 'sms'; readonly country_code: string; readonly number: string };

interface Writing {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'configuration'>;
  readonly unit: UnitOfWork;
  readonly context: Context;
}

/** Returns a copy of the values to share; null if data is not shared. */
const saidOf = (document: Doc, with_data: boolean) =>
  with_data ? sharedValues(typesOf(document.doc_ids), document.prep_data) : null;

/** Creates a link and records its sending; returns the data for the message. */
export async function makeLink({ platform, unit, context }: Writing, input: Sending, way: Way) {
  const { document, company, contact } = await expectSendable(unit.read, input);
  const { author, company_name } = await senderNames(unit.read, context);
  const parts = partsOf(document, input);
  const [linkId, sentId] = [context.newId(), context.newId()];
  const language = company.invite_lang ?? context.language;
  const named = { doc_name: document.name, contact_name: fullName(contact) };
  const shared = { ...named, doc_id: document._id, partner_id: company._id, contact_id: contact._id };
  const message = input.message || null;
  const ends_on = context.now + (input.days ?? LINK_DAYS) * DAY;
  const link = {
    ...{ ...newRow(context), _id: linkId, ...shared, ...parts, status: 'open' as const, shared_by_name: author },
    ...{ doc_ids: document.doc_ids, said: saidOf(document, parts.with_data), message, language, ends_on },
    ...{ shared_on: context.now, shared_by: context.userId, recalled_on: null, recalled_by: null },
  };
  await unit.insert(docLink, link, 'share');
  const nowhere = { email: null, country_code: null, number: null };
  const sent = {
    ...{ ...newRow(context), _id: sentId, ...shared, doc_share_id: null, link_id: linkId, ...nowhere, ...way },
    ...{ message, shared_on: context.now, state: 'waiting' as const, state_on: context.now },
  };
  await unit.insert(sentDoc, sent, 'send');
  const token = await linkTokens(platform).make(unit.sql, { companyId: context.companyId, linkId, sentId });
  return {
    ...{ linkId, sentId, language, message, author, company_name, first_name: contact.first_name, ends_on, document },
    link: linkAddress(platform.configuration.publicUrl, token),
  };
}
