import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import { paths } from '@lichen/contracts/api/paths';
import { TEXTS } from '@lichen/contracts/text/texts';
import { LIST_LIMIT } from '@lichen/contracts/api/api-responses';
import { QueryStates, NoPermission, Page, Skeleton, usePortal, useRecords, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { ChartTabs } from '../charts/ChartTabs';
import { SavedCard } from '../charts/SavedCard';
import '../shared/calcs.css';
import '../charts/charts.css';

export default function SavedCharts() {
  const { may } = usePortal();
  return may(chartConfig.allow.list) ? <Saved /> : <NoPermission who={chartConfig.allow.list} />;
}

function Saved() {
  const t = useT();
  const navigate = useNavigate();
  const charts = useRecords(chartConfig, { limit: LIST_LIMIT.most, sort: '-created_on' });
  const fresh = <Button onClick={() => navigate(paths.newChart)}>{t('New')}</Button>;
  return (
    <Page wide title={t('Your analysis')} actions={fresh}>
      <ChartTabs current="saved" />
      <QueryStates
        of={charts}
        skeleton={<Skeleton rows={2} height={240} />}
        empty={{ when: ({ list }) => list.length === 0, text: t(TEXTS.listEmpty), action: fresh }}
      >
        {({ list }) => (
          <div className="cha-cards">
            {list.map((chart) => (
              <SavedCard key={chart._id} chart={chart} />
            ))}
          </div>
        )}
      </QueryStates>
    </Page>
  );
}
