import type { account } from '@lichen/contracts/identity/account.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { SUBSCRIPTION_NAMES } from '@lichen/contracts/portal/subscriptions';
import { Card, Facts, useFormat, useT } from '@lichen/kit';

/** The company's subscriptions and their use. */
export function PlanCard({ of }: { of: RecordOf<typeof account> }) {
  const t = useT();
  const { day, money, number } = useFormat();
  const stories = { used: number(of.story_count), all: number(of.max_stories) };
  return (
    <Card title={t('Subscription')}>
      <p className="p-account-figure">
        <strong>{of.name}</strong>
      </p>
      <Facts
        facts={[
          { label: t('Fee a month'), value: money({ currency: 'GBP', amount: of.fee }) },
          { label: t('AI stories this month'), value: t('{used} of {all}', stories) },
          { label: t('Last AI story'), value: of.last_story === null ? t('None') : day(of.last_story) },
        ]}
      />
      <p className="p-account-note">{of.modules.map((module) => t(SUBSCRIPTION_NAMES[module] ?? module)).join(', ')}</p>
    </Card>
  );
}
