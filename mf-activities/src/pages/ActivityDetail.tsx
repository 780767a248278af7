import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { paths } from '@lichen/contracts/api/paths';
import { Card, QueryStates, NoPermission, Page, useFormat, usePortal, useRecord, useT, useUrlState } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate, useParams } from '@lichen/kit/router';
import { ActivityButtons, ActivityFigure, NextButton } from '../detail/ActivityHeadline';
import { ActivityBody } from '../detail/ActivityView';
import { HEADLINE_PARAM } from '../shared/address/total-in-address';
import { locationOf } from '../shared/ActivityFacts';
import { typeName } from '../shared/activity-name';

export default function ActivityDetail() {
  const t = useT();
  const { may } = usePortal();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const url = useUrlState();
  const format = useFormat();
  const found = useRecord(activity, id);
  if (!may(activity.allow.read)) return <NoPermission who={activity.allow.read} />;
  const record = found.data;
  const onHow = (how: string) => url.set({ how });
  const close = () => navigate(paths.activities());
  return (
    <Page
      title={record ? t(typeName(record)) : t('Activity')}
      context={
        record && (
          <>
            {[locationOf(record)?.name, format.period(record.from, record.to), record.description]
              .filter(Boolean)
              .join(' · ')}
            {' · '}
            <ActivityFigure record={record} onHow={() => onHow(HEADLINE_PARAM)} />
          </>
        )
      }
      back={{ to: paths.activities(), label: 'Activities' }}
      actions={
        <>
          {record && <NextButton record={record} />}
          {record && <ActivityButtons record={record} onGone={close} />}
          <Button onClick={close}>{t('Close')}</Button>
        </>
      }
    >
      <QueryStates of={found}>
        {(loaded) => (
          <Card className="act-card">
            <ActivityBody record={loaded} how={url.one('how')} onHow={onHow} />
          </Card>
        )}
      </QueryStates>
    </Page>
  );
}
