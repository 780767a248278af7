import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { paths } from '@lichen/contracts/api/paths';
import { EmptyState, NoPermission, Page, usePortal, useT } from '@lichen/kit';
import { useParams, useSearchParams } from '@lichen/kit/router';
import { givenValues } from '../form/given-values';
import { NewActivityForm } from '../form/NewActivityForm';
import { WithTypeForm } from '../types/shared/WithTypeForm';
import '../shared/activities.css';
import '../shared/calcs.css';

export default function ActivityNew() {
  const t = useT();
  const { may } = usePortal();
  const { type = '' } = useParams();
  const [search] = useSearchParams();
  const name = Object.hasOwn(ACTIVITY_TYPES, type) ? ACTIVITY_TYPES[type as keyof typeof ACTIVITY_TYPES] : 'Activity';
  if (!may(activity.allow.list)) return <NoPermission who={activity.allow.list} />;
  return (
    <Page title={t(name)} context={t('New activity')} back={{ to: paths.activities(), label: 'Activities' }}>
      <WithTypeForm key={type} type={type}>
        {(form) =>
          form ? (
            <NewActivityForm form={form} given={givenValues(form.entity, search)} like={search.get('like')} />
          ) : (
            <EmptyState text={t('No data available')} />
          )
        }
      </WithTypeForm>
    </Page>
  );
}
