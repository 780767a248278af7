import { type FeedsInto as Fed, feedsInto } from '@lichen/contracts/activities/list/feeds-into.call';
import { paths } from '@lichen/contracts/api/paths';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { StatusTag, useCall, usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import '../shared/strip.css';

/** Links to the totals, charts and years that include the activity. */
export function FeedsInto({ activityId }: { activityId: string }) {
  const t = useT();
  const { may } = usePortal();
  const found = useCall<RecordAnswer<Fed>>(feedsInto, { activity_id: activityId }, { enabled: may(feedsInto.allow) });
  const { years = [], charts = [] } = found.data?.obj ?? {};
  if (years.length + charts.length === 0) return null;
  return (
    <section className="act-section" aria-label={t('Feeds into')}>
      <header className="act-section-head">
        <h2>{t('Feeds into')}</h2>
      </header>
      <ul className="act-feeds">
        {years.map((year) => (
          <li key={year}>
            <Link to={`${paths.dashboard}?year=${year}`}>{t('Dashboard of {year}', { year })}</Link>
          </li>
        ))}
        {charts.map(({ _id, chartName, pinned }) => (
          <li key={_id}>
            <Link to={paths.chart(_id)}>{chartName}</Link>
            {pinned && <StatusTag tone="good">{t('Pinned')}</StatusTag>}
          </li>
        ))}
      </ul>
    </section>
  );
}
