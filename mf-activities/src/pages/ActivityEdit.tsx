import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { paths } from '@lichen/contracts/api/paths';
import { QueryStates, NoPermission, Page, usePortal, useRecord, useT } from '@lichen/kit';
import { useParams, useSearchParams } from '@lichen/kit/router';
import { FOCUS_PARAM } from '../checks/remedy-address';
import { ActivityForm } from '../form/ActivityForm';
import { givenValues } from '../form/given-values';
import { typeName } from '../shared/activity-name';
import type { TypeForm } from '../types/shared/type-form';
import { WithTypeForm } from '../types/shared/WithTypeForm';
import '../shared/activities.css';
import '../shared/calcs.css';

export default function ActivityEdit() {
  const t = useT();
  const { may } = usePortal();
  const { id = '' } = useParams();
  const found = useRecord(activity, id);
  if (!may(activity.allow.list)) return <NoPermission who={activity.allow.list} />;
  const title = found.data ? t(typeName(found.data)) : t('Activity');
  return (
    <Page title={title} context={t('Edit activity')} back={{ to: paths.activity(id), label: 'Activity' }}>
      <QueryStates of={found}>
        {({ activity_type: type }) => (
          <WithTypeForm type={type}>
            {(form) => (form ? <StoredForm form={form} id={id} /> : <NoPermission />)}
          </WithTypeForm>
        )}
      </QueryStates>
    </Page>
  );
}

function StoredForm({ form, id }: { form: TypeForm; id: string }) {
  const stored = useRecord(form.entity, id);
  const [search] = useSearchParams();
  const proposed = { values: givenValues(form.entity, search), focus: search.get(FOCUS_PARAM) };
  return (
    <QueryStates of={stored}>
      {(record) => <ActivityForm form={form} stored={record} proposed={proposed} />}
    </QueryStates>
  );
}
