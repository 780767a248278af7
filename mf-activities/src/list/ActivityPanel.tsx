import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { QueryStates, SidePanel, useRecord, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { paths } from '@lichen/contracts/api/paths';
import { ActivityButtons, ActivityFigure, ActivityKicker, NextLink } from '../detail/ActivityHeadline';
import { ActivityBody } from '../detail/ActivityView';
import { HEADLINE_PARAM } from '../shared/address/total-in-address';

interface Props {
  id: string;
  how: string | null;
  onHow: (calcId: string) => void;
  onClose: () => void;
}

/** Panel with one activity beside the list. */
export function ActivityPanel({ id, how, onHow, onClose }: Props) {
  const t = useT();
  const found = useRecord(activity, id);
  const record = found.data;
  return (
    <SidePanel
      id={id}
      kicker={record && <ActivityKicker record={record} />}
      title={record ? <ActivityFigure record={record} onHow={() => onHow(HEADLINE_PARAM)} /> : t('Activity')}
      actions={record && <ActivityButtons record={record} onGone={onClose} />}
      onClose={onClose}
    >
      <QueryStates of={found}>
        {(loaded) => (
          <>
            <ActivityBody record={loaded} how={how} onHow={onHow} />
            <p className="act-ways">
              <Link to={paths.activity(id)}>{t('Open full page')}</Link>
              <NextLink record={loaded} />
            </p>
          </>
        )}
      </QueryStates>
    </SidePanel>
  );
}
