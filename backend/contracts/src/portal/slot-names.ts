/** Places that remotes fill with widgets. What each hands to its widgets is typed in `slots.ts`. */
export type SlotName =
  | 'dashboard.summary'
  | 'dashboard.main'
  | 'dashboard.side'
  | 'activity.list'
  | 'activity.editor'
  | 'record.figures'
  | 'staff.entries'
  | 'operator.tools';
