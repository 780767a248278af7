import { paths } from '@lichen/contracts/api/paths';
import { CHAT_WAYS } from '@lichen/contracts/compliance/chat/chat-words';
import { VALUE_CHAIN_EDITORS } from '@lichen/contracts/compliance/value-chain-roles';
import { StatusTag, useFormat, usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import type { Chat } from './talk';

/** Name, company and role of the contact, and how messages reach them. */
export function ChatHead({ chat: { name, role, channel, ended, stopped_on, partner_id, ...chat } }: { chat: Chat }) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const company = partnerName(chat);
  return (
    <header className="ct-head">
      <h2>{name}</h2>
      <p className="cp-quiet">
        {[company, role].filter(Boolean).join(', ')}
        {channel && ` · ${t(CHAT_WAYS[channel])}`}
      </p>
      {ended && <StatusTag tone="attention">{t('No longer connected')}</StatusTag>}
      {stopped_on !== null && (
        <StatusTag tone="attention">
          {t('Opted out of phone messages on {time}', { time: format.moment(stopped_on) })}
        </StatusTag>
      )}
      {may(VALUE_CHAIN_EDITORS) && (
        <Link className="ct-partner" to={`${paths.partners}/${encodeURIComponent(partner_id)}`}>
          {t('Open partner')}
        </Link>
      )}
    </header>
  );
}

/** Returns the partner's name that answers include beside the id. */
export const partnerName = (row: object): string => (row as { partner?: { name?: string } }).partner?.name ?? '';
