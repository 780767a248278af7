/** Places that remotes fill with widgets, and what each hands to them. */
export interface Slots {
  'dashboard.summary': { year: number };
  'dashboard.main': { year: number };
  'dashboard.side': { year: number };
  'activity.list': { parent_field: string; parent_id: string; year: number };
}

export type SlotName = keyof Slots;
