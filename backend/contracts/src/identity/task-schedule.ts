import { z } from 'zod';
import { DAY } from '../formats/days';
import { FIELD_TEXTS } from '../text/texts';
import { REPORT_TYPES, type ReportType } from './report-types';
import { TASK_TYPES, type TaskType } from './role-tasks';

/** Frequencies of a task, with their labels. */
export const FREQUENCIES = {
  every_week: 'Every week',
  every_two_week: 'Every two weeks',
  every_three_week: 'Every three weeks',
  every_month: 'Every month',
} as const;
export type Frequency = keyof typeof FREQUENCIES;

/** Times from the creation of a task until it is due, with their labels. */
export const DUE_DATES = { one_hour: 'One hour', one_day: 'One day', one_week: 'One week' } as const;
type DueDate = keyof typeof DUE_DATES;

/** Defaults where an administrator chose nothing. A report without a frequency creates no tasks. */
export const SCHEDULE_DEFAULTS = { due_date: 'one_week', vehicle_review: 'every_month' } as const;

/** The only task created by the calendar; the others are created by events. */
export const REPEATED_TASK = 'vehicle_review' satisfies TaskType;

/** Interval and first due date of one kind of task; parts that are absent take the default. */
export interface Schedule {
  frequency?: Frequency | undefined;
  due_date?: DueDate | undefined;
}

/** Schedules of a company's tasks, by kind of report and of task. */
export interface TaskConfig {
  report: Partial<Record<ReportType, Schedule>>;
  task: Partial<Record<TaskType, Schedule>>;
  /** First day on which report tasks are created; without one, none are created. */
  start_date: number | null;
}

const optionOf = <T extends object>(words: T) =>
  z
    .enum(Object.keys(words) as [keyof T & string, ...(keyof T & string)[]], FIELD_TEXTS.choice)
    .nullable()
    .optional();

const schedule = { frequency: optionOf(FREQUENCIES), due_date: optionOf(DUE_DATES) };

/** Omitted values stay as they are; null clears a choice. */
export const taskConfigInput = z.strictObject({
  report: z.strictObject({ report_type: z.enum(REPORT_TYPES), ...schedule }).optional(),
  task: z
    .strictObject({ task_type: z.enum(TASK_TYPES), ...schedule })
    .refine(({ task_type, frequency }) => !frequency || task_type === REPEATED_TASK, {
      path: ['frequency'],
      message: 'Only vehicle reviews come at a frequency',
    })
    .optional(),
  start_date: z
    .number(FIELD_TEXTS.day)
    .int(FIELD_TEXTS.day)
    .refine((value) => value % DAY === 0, FIELD_TEXTS.day)
    .nullable()
    .optional(),
});
