import { z } from 'zod';
import { DAY } from '../formats/days';
import { FIELD_TEXTS } from '../text/texts';
import { REPORT_TYPES, type ReportType } from './report-types';
import { TASK_TYPES, type TaskType } from './role-tasks';

/** How often a task comes, each in words. */
export const FREQUENCIES = {
  every_week: 'Every week',
  every_two_week: 'Every two weeks',
  every_three_week: 'Every three weeks',
  every_month: 'Every month',
} as const;
export type Frequency = keyof typeof FREQUENCIES;

/** How long after it comes a task is due, each in words. */
export const DUE_DATES = { one_hour: 'One hour', one_day: 'One day', one_week: 'One week' } as const;
type DueDate = keyof typeof DUE_DATES;

/** What holds where an administrator chose nothing. A report without a frequency makes no tasks. */
export const SCHEDULE_DEFAULTS = { due_date: 'one_week', vehicle_review: 'every_month' } as const;

/** The one task that comes by the calendar; the others follow from what people do. */
export const REPEATED_TASK = 'vehicle_review' satisfies TaskType;

export interface Schedule {
  frequency?: Frequency | undefined;
  due_date?: DueDate | undefined;
}

export interface TaskConfig {
  report: Partial<Record<ReportType, Schedule>>;
  task: Partial<Record<TaskType, Schedule>>;
  /** No report task comes before this day, and none at all without one. */
  start_date: number | null;
}

const optionOf = <T extends object>(words: T) =>
  z
    .enum(Object.keys(words) as [keyof T & string, ...(keyof T & string)[]], FIELD_TEXTS.choice)
    .nullable()
    .optional();

const schedule = { frequency: optionOf(FREQUENCIES), due_date: optionOf(DUE_DATES) };

/** What is left out stays as it is; null takes a choice back. */
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
