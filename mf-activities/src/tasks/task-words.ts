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

type AddressOf = (id: string, taskId: string) => string;

const ADDRESSES: Readonly<Record<string, AddressOf>> = {
  vehicles: paths.vehicle,
  partner_compliance_requests: paths.complianceRequest,
  partner_compliance_submissions: () => paths.partnerCompliance,
  docs: (_id, taskId) => paths.taskDocument(taskId),
  shared_docs: paths.sharedDocument,
};

/** Returns the address of the page for a task; undefined where there is none. */
export const taskAddress = (of: { readonly _id: string; readonly linked_to: LinkedTo }): string | undefined =>
  ADDRESSES[of.linked_to.entity]?.(of.linked_to.id, of._id);

/** Returns the name of a task's record; names of reports are translated. */
export const linkedName = ({ entity, id, name }: LinkedTo, t: (text: string) => string): string =>
  entity === 'reports' ? t(REPORT_NAMES[id as ReportType] ?? name) : name;
