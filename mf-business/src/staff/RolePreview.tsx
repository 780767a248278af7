import { ROLE_NAMES } from '@lichen/contracts/portal/role-names';
import { TASK_NAMES } from '@lichen/contracts/identity/role-tasks';
import type { Role } from '@lichen/contracts/portal/roles';
import { useT } from '@lichen/kit';
import { roleChange } from './role-change';

interface Props {
  before: readonly Role[];
  after: readonly Role[];
}

/** Shows which permissions and tasks the person would gain or lose on saving. */
export function RolePreview({ before, after }: Props) {
  const t = useT();
  const { gains, loses } = roleChange(before, after);
  const parts = [
    { title: 'Gains', ...gains },
    { title: 'Loses', ...loses },
  ].filter(({ roles, tasks }) => roles.length + tasks.length > 0);
  return (
    <div className="biz-role-change" role="status">
      {parts.map(({ title, roles, tasks }) => (
        <div key={title}>
          <strong>{t(title)}</strong>
          <ul>
            {roles.map((role) => (
              <li key={role}>{t(ROLE_NAMES[role])}</li>
            ))}
            {tasks.map((task) => (
              <li key={task}>{t('Task: {name}', { name: t(TASK_NAMES[task]) })}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
