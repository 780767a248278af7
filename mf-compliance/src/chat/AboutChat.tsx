import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { useFormat, usePortal, useRecords, useT } from '@lichen/kit';
import { AskedCards } from './AskedCards';
import { partnerName } from './ChatHead';
import { type Chat, fileAddress } from './talk';

/** Most files listed beside a conversation; the history shows all of them. */
const MOST_FILES = 10;

/** Who reads conversations that are not held in the portal. */
const BY_WAY = {
  email: 'Administrators and compliance officers of {company}, and {name} by email.',
  whatsapp: 'Administrators and compliance officers of {company}, and {name} by WhatsApp.',
  sms: 'Administrators and compliance officers of {company}, and {name} by SMS.',
};

/** Exchanged files, and who can read the conversation. */
export function AboutChat({ chat }: { chat: Chat }) {
  const t = useT();
  const format = useFormat();
  const { account } = usePortal();
  const { partner_id, to, channel, name } = chat;
  const files = useRecords(partnerMessage, { partner_id, to, status: 'sent', has_file: 'true', limit: MOST_FILES });
  const total = files.data?.total ?? 0;
  const partner = partnerName(chat);
  return (
    <aside className="ct-about" aria-label={t('About this conversation')}>
      <AskedCards partnerId={partner_id} />
      <h3>{t('Files, {count}', { count: format.number(total) })}</h3>
      <ul className="ct-files">
        {files.data?.list.map((one) => (
          <li key={one._id}>
            <a className="ct-file" href={fileAddress(one)} download>
              {one.file?.name}
            </a>
            <span className="cp-quiet">{one.sent_on !== null && format.moment(one.sent_on)}</span>
          </li>
        ))}
      </ul>
      <h3>{t('Who can read this')}</h3>
      <p className="cp-quiet">
        {channel && channel !== 'portal'
          ? t(BY_WAY[channel], { company: account.company_name ?? '', name })
          : t('Administrators and compliance officers of {company} and of {partner}.', {
              company: account.company_name ?? '',
              partner,
            })}{' '}
        {t('Drafts never leave your company.')}
      </p>
    </aside>
  );
}
