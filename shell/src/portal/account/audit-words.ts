/** What happened to a record, in words; each is its own dictionary key. */
const VERBS: Readonly<Record<string, string>> = {
  create: 'Created',
  update: 'Changed',
  remove: 'Deleted',
  setup: 'Company set up',
  register: 'Registered',
  join: 'Joined',
  login: 'Logged in',
  logout: 'Logged out',
  change_password: 'Password changed',
  subscribe: 'Subscription changed',
  upload_logo: 'Logo uploaded',
  clear_logo: 'Logo removed',
  set_lang: 'Language set',
  invite_member: 'Invited',
  stop_access: 'Access stopped',
  reset_password: 'Password reset link sent',
  change_roles: 'Roles changed',
  set_vehicle_reminders: 'Vehicle reminders switched',
  staff_level_absence_tracking: 'Absence tracking switched',
  set_task_config: 'Task schedule set',
};

/** Actions of later modules are shown by their own name until they have a word here. */
export const auditVerb = (type: string): string => VERBS[type] ?? type;
