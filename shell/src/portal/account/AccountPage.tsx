import { ADMIN } from '@lichen/contracts/portal/roles';
import { SUBSCRIPTION_NAMES } from '@lichen/contracts/portal/subscriptions';
import { account } from '@lichen/contracts/identity/account.entity';
import { type StorageUsed, storageUsed } from '@lichen/contracts/identity/storage.call';
import {
  Card,
  Facts,
  QueryStates,
  NoPermission,
  Page,
  useFormat,
  useAnswer,
  usePortal,
  useSingleton,
  useT,
} from '@lichen/kit';
import { FiguresCard } from './FiguresCard';
import { AccountTabs } from './AccountTabs';

export default function AccountPage() {
  const t = useT();
  const { may } = usePortal();
  return (
    <Page title={t('Account')} context={t('Your company’s subscriptions')}>
      <AccountTabs />
      {may(ADMIN) ? <Subscribed /> : <NoPermission who={ADMIN} />}
    </Page>
  );
}

const GIGABYTE = 1024 ** 3;

/** What the company's files take of what they may take; below a hundredth of a gigabyte it is that little. */
function Storage() {
  const t = useT();
  const { number } = useFormat();
  const { data: found } = useAnswer<{ obj: StorageUsed }>(['account', storageUsed.name], storageUsed.name);
  if (!found) return null;
  const gigabytes = (bytes: number) => number(Math.ceil((bytes / GIGABYTE) * 100) / 100);
  return <>{t('{used} of {all} GB used', { used: gigabytes(found.obj.used), all: gigabytes(found.obj.all) })}</>;
}

function Subscribed() {
  const t = useT();
  const { money, number } = useFormat();
  const own = useSingleton(account);
  return (
    <QueryStates of={own}>
      {(subscribed) => (
        <div className="p-columns">
          <div className="p-column">
            <Card title={t('Subscription')}>
              <Facts
                facts={[
                  { label: t('Account type'), value: subscribed.name },
                  { label: t('Users allowed'), value: number(subscribed.max_users) },
                  { label: t('AI stories a month'), value: number(subscribed.max_stories) },
                  { label: t('AI stories this month'), value: number(subscribed.story_count) },
                  { label: t('Storage'), value: <Storage /> },
                  { label: t('Fee'), value: money({ currency: 'GBP', amount: subscribed.fee }) },
                ]}
              />
            </Card>
            <FiguresCard of={subscribed} />
          </div>
          <Card title={t('Modules')}>
            <ul className="p-permissions">
              {subscribed.modules.map((module) => (
                <li key={module}>{t(SUBSCRIPTION_NAMES[module] ?? module)}</li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </QueryStates>
  );
}
