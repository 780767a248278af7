import type { Role } from '../portal/roles';

export const TASK_TYPES = [
  'vehicle_review',
  'compliance_requests',
  'compliance_submissions',
  'create_reports',
  'approve_reports',
  'document_review',
] as const;
export type TaskType = (typeof TASK_TYPES)[number];

const OF_ROLE: Partial<Record<Role, readonly TaskType[]>> = {
  admin: TASK_TYPES,
  vehicle_review: ['vehicle_review'],
  compliance_officer: ['compliance_requests', 'compliance_submissions'],
  create_reports: ['create_reports'],
  approve_reports: ['approve_reports'],
  share_docs: ['document_review'],
};

/** The tasks that come to somebody with these roles, each once. */
export const tasksOf = (roles: readonly Role[]): TaskType[] =>
  TASK_TYPES.filter((task) => roles.some((role) => OF_ROLE[role]?.includes(task)));
