import { TASK_STATUSES } from '@lichen/contracts/activities/tasks/task-texts';
import { TASK_NAMES, TASK_TYPES } from '@lichen/contracts/identity/role-tasks';
import { ChoiceField, type UrlState } from '@lichen/kit';

/** Filters tasks by type and status; both are in the address. */
export function TaskFilters({ url }: { url: UrlState }) {
  return (
    <search className="act-task-filters">
      <ChoiceField
        label="Task"
        plain
        unfiltered="All"
        options={TASK_TYPES}
        words={TASK_NAMES}
        value={url.one('task_type') ?? null}
        onChange={(next) => url.set({ task_type: next })}
      />
      <ChoiceField
        label="Status"
        plain
        unfiltered="All"
        options={Object.keys(TASK_STATUSES)}
        words={TASK_STATUSES}
        value={url.one('status') ?? null}
        onChange={(next) => url.set({ status: next })}
      />
    </search>
  );
}
