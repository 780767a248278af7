import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { paths } from '@lichen/contracts/api/paths';
import { EmptyState, NoPermission, Page, usePortal, useT } from '@lichen/kit';
import { Link, useParams } from '@lichen/kit/router';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import { useServedTypes } from '../shared/AddMenu';
import { ActivitySheet } from '../sheet/ActivitySheet';
import { WithTypeForm } from '../types/shared/WithTypeForm';
import '../shared/activities.css';

function TypeChoice() {
  const t = useT();
  const types = useServedTypes();
  return (
    <Page title={t('Fast entry')} context={t('Choose an activity type to enter')}>
      <ActivityAreaNav />
      <ul className="sheet-types">
        {types.map((type) => (
          <li key={type}>
            <Link to={paths.enterActivities(type)}>{t(ACTIVITY_TYPES[type as ActivityType])}</Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

export default function ActivityEnter() {
  const t = useT();
  const { may } = usePortal();
  const { type } = useParams();
  if (!may(activity.allow.list)) return <NoPermission who={activity.allow.list} />;
  if (type === undefined) return <TypeChoice />;
  const name = Object.hasOwn(ACTIVITY_TYPES, type) ? ACTIVITY_TYPES[type as ActivityType] : 'Activity';
  return (
    <Page wide title={t(name)} context={t('Fast entry')} back={{ to: paths.enterActivities(), label: 'Fast entry' }}>
      <WithTypeForm key={type} type={type}>
        {(form) => (form ? <ActivitySheet form={form} /> : <EmptyState text={t('No data available')} />)}
      </WithTypeForm>
    </Page>
  );
}
