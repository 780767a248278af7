import type { LinkedTo } from '@lichen/contracts/activities/tasks/task.entity';
import { paths } from '@lichen/contracts/api/paths';
import { REPORT_NAMES, type ReportType } from '@lichen/contracts/identity/report-types';
import type { TaskType } from '@lichen/contracts/identity/role-tasks';

/** What one task asks for. */
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

/** Where a task is done; nothing where no page of the portal does it. */
export const taskAddress = ({ entity, id }: LinkedTo): string | undefined => ADDRESSES[entity]?.(id);

/** Name of what a task is about: that of a report is in the language of the reader. */
export const linkedName = ({ entity, id, name }: LinkedTo, t: (text: string) => string): string =>
  entity === 'reports' ? t(REPORT_NAMES[id as ReportType] ?? name) : name;
