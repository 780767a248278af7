import type { Role } from '../portal/roles';

/** Kinds of tasks with their labels. */
export const TASK_NAMES = {
  vehicle_review: 'Vehicle reviews',
  compliance_requests: 'Compliance requests',
  compliance_submissions: 'Compliance submissions',
  create_reports: 'Reports to create',
  approve_reports: 'Reports to approve',
  document_review: 'Document reviews',
} as const;
export type TaskType = keyof typeof TASK_NAMES;
export const TASK_TYPES = Object.keys(TASK_NAMES) as [TaskType, ...TaskType[]];

const OF_ROLE: Partial<Record<Role, readonly TaskType[]>> = {
  admin: TASK_TYPES,
  vehicle_review: ['vehicle_review'],
  compliance_officer: ['compliance_requests', 'compliance_submissions'],
  create_reports: ['create_reports'],
  approve_reports: ['approve_reports'],
  share_docs: ['document_review'],
};

/** Returns the task types for these roles, without duplicates. */
export const tasksOf = (roles: readonly Role[]): TaskType[] =>
  TASK_TYPES.filter((task) => roles.some((role) => OF_ROLE[role]?.includes(task)));
