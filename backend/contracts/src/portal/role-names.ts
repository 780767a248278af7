import type { Role } from './roles';

/** Display name of each role, a dictionary key. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'Administrator',
  user: 'User',
  edit_business: 'Edit business data',
  vehicle_admin: 'Manage vehicles',
  vehicle_review: 'Review vehicles',
  edit_valuechain: 'Edit the value chain',
  edit_staff: 'Edit staff',
  edit_waste: 'Edit waste',
  edit_statement: 'Edit statements',
  share_docs: 'Share documents',
  compliance_officer: 'Compliance officer',
  view_reports: 'View reports',
  create_reports: 'Create reports',
  approve_reports: 'Approve reports',
  create_stories: 'Create stories',
  publish_stories: 'Publish stories',
};
