import type { TaskConfig, account } from '@lichen/contracts/identity/account.entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { TWO_APPROVERS } from '@lichen/contracts/identity/account-texts';
import type { Rules } from '../../../platform/engine/rules';

interface Schedule {
  frequency?: string | undefined;
  due_date?: string | undefined;
}

interface Settings {
  report?: (Schedule & { report_type: string }) | undefined;
  task?: (Schedule & { task_type: string }) | undefined;
  start_date?: number | undefined;
}

/** One report type, one task type or the start date at a time; everything else of the schedule stays. */
export function withSchedule(config: TaskConfig, { report, task, start_date }: Settings): TaskConfig {
  const { report_type, ...reportSchedule } = report ?? {};
  const { task_type, ...taskSchedule } = task ?? {};
  return {
    report: report_type ? { ...config.report, [report_type]: reportSchedule } : config.report,
    task: task_type ? { ...config.task, [task_type]: taskSchedule } : config.task,
    start_date: start_date ?? config.start_date,
  };
}

interface Facts {
  /** People who could approve a year; counted where two are asked for from now on. */
  approvers: number | null;
}

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
