import type { LinkedTo } from '@lichen/contracts/activities/tasks/task.entity';
import { paths } from '@lichen/contracts/api/paths';
import { REPORT_NAMES, type ReportType } from '@lichen/contracts/identity/report-types';
import type { TaskType } from '@lichen/contracts/identity/role-tasks';

/** Texts of what a task of each type asks for. */
export const TASK_ACTS: Readonly<Record<TaskType, string>> = {
  vehicle_review: 'Review vehicle',
  compliance_requests: 'Answer compliance request',
  compliance_submissions: 'Review compliance submission',
  create_reports: 'Create report',
  approve_reports: 'Approve report',
  document_review: 'Review document',
};

const ADDRESSES: Readonly<Record<string, (id: string) => string>> = {
  vehicles: paths.vehicle,
  partner_compliance_requests: paths.complianceRequest,
  partner_compliance_submissions: () => paths.partnerCompliance,
  docs: (id) => paths.document(id),
};

/** Returns the address of the page for a task; undefined where there is none. */
export const taskAddress = ({ entity, id }: LinkedTo): string | undefined => ADDRESSES[entity]?.(id);

/** Returns the name of a task's record; names of reports are translated. */
export const linkedName = ({ entity, id, name }: LinkedTo, t: (text: string) => string): string =>
  entity === 'reports' ? t(REPORT_NAMES[id as ReportType] ?? name) : name;
