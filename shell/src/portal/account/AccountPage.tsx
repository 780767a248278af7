import { SUBSCRIPTION_NAMES } from '@lichen/contracts/portal/subscriptions';
import { account } from '@lichen/contracts/identity/account.entity';
import { Card, Facts, QueryStates, NoPermission, Page, useFormat, usePortal, useSingleton, useT } from '@lichen/kit';
import { FiguresCard } from './FiguresCard';
import { AccountTabs } from './AccountTabs';

export default function AccountPage() {
  const t = useT();
  const { may } = usePortal();
  return (
    <Page title={t('Account')} context={t('Your company’s subscriptions')}>
      <AccountTabs />
      {may(['admin']) ? <Subscribed /> : <NoPermission />}
    </Page>
  );
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
