/** Kinds of long work in words; each is its own dictionary key. */
const JOB_NAMES: Readonly<Record<string, string>> = {
  'activities.bulk': 'Change of many activities',
  'activities.extract': 'Download of activities',
  'imports.check': 'Check of an import',
  'imports.read': 'Reading of a file',
  'imports.run': 'Import of activities',
  'imports.undo': 'Undo of an import',
  'members.mail': 'Mail to a user',
};

export const jobName = (kind: string): string => JOB_NAMES[kind] ?? 'Work in the background';
