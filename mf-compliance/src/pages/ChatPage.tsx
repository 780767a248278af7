import { paths } from '@lichen/contracts/api/paths';
import { Page, useT, useUrlState } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { Chats } from '../chat/Chats';

/** Conversations with contacts of all partners, without the frame (C-028). A separate page, because emails link to it. */
export default function ChatPage() {
  const t = useT();
  const url = useUrlState();
  const navigate = useNavigate();
  const [partner_id, to] = [url.one('partner_id'), url.one('to')];
  const open = partner_id !== null && to !== null ? { partner_id, to } : null;
  return (
    <div className="cp-pane">
      <Page wide title={t('Messages')} back={{ to: paths.dashboard, label: 'Dashboard' }}>
        <Chats
          partnerId={open ? undefined : (partner_id ?? undefined)}
          open={open}
          addressOf={(talk) => paths.chat(talk.partner_id, talk.to)}
          onOpen={(talk) => navigate(paths.chat(talk.partner_id, talk.to))}
          list={paths.chats}
        />
      </Page>
    </div>
  );
}
