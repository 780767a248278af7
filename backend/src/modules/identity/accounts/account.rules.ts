import type { account } from '@lichen/contracts/identity/account.entity';
import type { Schedule, TaskConfig, taskConfigInput } from '@lichen/contracts/identity/task-schedule';
import { member } from '@lichen/contracts/identity/member.entity';
import { TWO_APPROVERS } from '@lichen/contracts/identity/account-texts';
import type { z } from 'zod';
import type { Rules } from '../../../platform/engine/rules';

type Settings = z.output<typeof taskConfigInput>;

type Choices = { [name in keyof Schedule]: Schedule[name] | null | undefined };

/** Merges new choices into the stored schedule; a choice that is reset is removed. */
function merged(stored: Schedule | undefined, chosen: Choices): Schedule {
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return Object.fromEntries(Object.entries({ ...stored, ...Object.fromEntries(given) }).filter(([, value]) => value));
}

/** Returns the configuration with the given settings changed and everything else unchanged. */
export function withSchedule(config: TaskConfig, { report, task, start_date }: Settings): TaskConfig {
  const { report_type, ...reportChoices } = report ?? {};
  const { task_type, ...taskChoices } = task ?? {};
  const { report: reports, task: tasks } = config;
  return {
    report: report_type ? { ...reports, [report_type]: merged(reports[report_type], reportChoices) } : reports,
    task: task_type ? { ...tasks, [task_type]: merged(tasks[task_type], taskChoices) } : tasks,
    start_date: start_date === undefined ? config.start_date : start_date,
  };
}

interface Facts {
  /** Number of people who could approve a year; counted when two approvals become required. */
  approvers: number | null;
}

/** Approval of years by two people needs two active administrators. */
export const accountRules: Rules<typeof account, Facts> = {
  facts: async (read, record, _context, before) => {
    if (record.year_approvals !== 'two' || before?.year_approvals === 'two') return { approvers: null };
    const people = await read(member).list();
    return { approvers: people.filter(({ status, roles }) => status === 'active' && roles.includes('admin')).length };
  },
  check: (_record, { approvers }) => (approvers !== null && approvers < 2 ? { year_approvals: TWO_APPROVERS } : {}),
  actions: {
    set_vehicle_reminders: ({ input }) => ({ send_vehicle_reminders: input.value }),
    staff_level_absence_tracking: ({ input }) => ({ staff_level_absence_tracking: input.value }),
    set_task_config: ({ record, input }) => ({ task_config: withSchedule(record.task_config, input) }),
  },
};
