/** What becomes of one partner when a configuration is activated, or taken up again. */
export const PLANNED = {
  ask: 'Is asked',
  keep: 'Already asked',
  replaced: 'Has a demand of its own',
  withdraw: 'No longer fits, is withdrawn',
  withdrawn: 'Was withdrawn by a person',
  not_connected: 'Not connected, is asked once connected',
} as const;

export type Planned = keyof typeof PLANNED;

/** Whom a configuration asks, before it does. */
export interface ConfigurationPlan {
  readonly counts: Readonly<Record<Planned, number>>;
  /** What was submitted for it, and goes when it is deactivated. */
  readonly submissions: number;
  /** The first of them by name; `counts` are of all. */
  readonly partners: readonly { readonly _id: string; readonly name: string; readonly planned: Planned }[];
}
