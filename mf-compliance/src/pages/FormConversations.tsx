import { formBuilder } from '@lichen/contracts/compliance/form-builder.entity';
import {
  EmptyState,
  Page,
  QueryStates,
  useConfirmedDelete,
  useFormat,
  usePortal,
  useRecords,
  useSave,
  useNotifyOutcome,
  useT,
  useUrlState,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { ConversationPane } from '../conversations/ConversationPane';
import { ComplianceTabs } from '../shared/ComplianceTabs';
import '../partners/value-chain.css';
import '../shared/compliance.css';
import '../conversations/conversations.css';

/** Most conversations listed. */
const MOST = 50;

/** Conversations that build survey forms from plain text; each leads to a proposal. */
export default function FormConversations() {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const notify = useNotifyOutcome();
  const url = useUrlState();
  const { create, isSaving } = useSave(formBuilder);
  const { confirmAndDelete } = useConfirmedDelete(formBuilder);
  const found = useRecords(formBuilder, { limit: MOST, names_only: 'true' });
  const open = url.one('conversation');
  const show = (id: string | null) => url.set({ conversation: id });
  const begin = async () => {
    const outcome = await create({ name: t('New form') });
    if (outcome.state === 'saved') show(outcome.record._id);
    else notify(outcome, '');
  };
  const add = may(formBuilder.allow.create) && (
    <Button type="primary" loading={isSaving} onClick={() => void begin()}>
      {t('New conversation')}
    </Button>
  );
  return (
    <div className="cp-pane">
      <Page wide title={t('Survey builder')} actions={found.data?.list.length ? add : null}>
        <ComplianceTabs open="builder" />
        <QueryStates of={found}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState
                text={t(
                  'Write or paste what you want to ask, and see it as a form. Nothing is sent before you publish a survey.',
                )}
                action={add}
              />
            ) : (
              <div className="cv-panes">
                <ul className="cv-list" aria-label={t('Conversations')}>
                  {list.map(({ _id, name, created_on }) => (
                    <li key={_id}>
                      <Link
                        to={`?conversation=${encodeURIComponent(_id)}`}
                        {...(_id === open ? { 'aria-current': 'true' as const } : {})}
                      >
                        {name}
                        <span className="cp-quiet">{format.moment(created_on)}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
                {open && (
                  <ConversationPane
                    key={open}
                    id={open}
                    onDelete={({ _id, name }) =>
                      void confirmAndDelete(_id, {
                        title: 'Delete conversation?',
                        text: t('{name} is deleted. Surveys that were made of it stay.', { name }),
                      }).then((isDeleted) => isDeleted && show(null))
                    }
                  />
                )}
              </div>
            )
          }
        </QueryStates>
      </Page>
    </div>
  );
}
