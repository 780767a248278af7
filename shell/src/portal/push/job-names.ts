/** Kinds of long work in words; each is its own dictionary key. */
const JOB_NAMES: Readonly<Record<string, string>> = {
  'activities.bulk': 'Bulk edit of activities',
  'activities.extract': 'Activity download',
  'imports.check': 'Import check',
  'imports.read': 'File reading',
  'imports.run': 'Activity import',
  'imports.undo': 'Undo of an import',
  'members.mail': 'Email to a user',
};

export const jobName = (kind: string): string => JOB_NAMES[kind] ?? 'Background task';
