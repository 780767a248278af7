import { type OpenTasks as Answer, type OpenTask, openTasks } from '@lichen/contracts/activities/tasks/open-tasks.call';
import { paths } from '@lichen/contracts/api/paths';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { Card, QueryStates, Skeleton, StatusTag, useCall, useFormat, usePortal, useT, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { linkedName, TASK_ACTS, taskAddress } from '../../tasks/task-words';
import '../../tasks/tasks.css';

const SHOWN = 5;

/** Open tasks of the user, those due first at the top; each links to its page. */
export default function OpenTasks() {
  const t = useT();
  const tn = useTn();
  const { may } = usePortal();
  return (
    <QueryStates of={useCall<Answer>(openTasks, {})} skeleton={<Skeleton rows={3} height={40} />}>
      {({ list, total }) =>
        total === 0 ? null : (
          <Card
            title={t('Open tasks')}
            actions={
              may(ADMIN) && <Link to={`${paths.tasks}?status=open`}>{tn(total, '{count} task', '{count} tasks')}</Link>
            }
          >
            <ul className="act-task-list">
              {list.slice(0, SHOWN).map((each) => (
                <Row key={each._id} task={each} />
              ))}
            </ul>
          </Card>
        )
      }
    </QueryStates>
  );
}

function Row({ task }: { task: OpenTask }) {
  const { task_type, linked_to, due_date } = task;
  const t = useT();
  const format = useFormat();
  const { now } = usePortal();
  const words = `${t(TASK_ACTS[task_type])}: ${linkedName(linked_to, t)}`;
  const to = taskAddress(task);
  return (
    <li>
      {to ? <Link to={to}>{words}</Link> : <span>{words}</span>}
      {due_date < now() ? (
        <span>
          <StatusTag tone="attention">{t('Overdue since {day}', { day: format.moment(due_date) })}</StatusTag>
        </span>
      ) : (
        <span className="act-quiet">{t('Due {day}', { day: format.moment(due_date) })}</span>
      )}
    </li>
  );
}
