/** Slots that remotes fill with widgets. The props of each are typed in `slots.ts`. */
export const SLOT_NAMES = [
  'dashboard.summary',
  'dashboard.main',
  'dashboard.side',
  'corporate.summary',
  'activity.list',
  'activity.editor',
  'activity.newest',
  'record.figures',
  'figure.document',
  'document.viewer',
  'partner.docs',
  'partner.news',
  'document.list',
  'document.choice',
  'document.share',
  'location.reports',
  'staff.entries',
  'operator.tools',
] as const;
export type SlotName = (typeof SLOT_NAMES)[number];
