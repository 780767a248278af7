/** Effects on a partner when a configuration is activated or its activation is continued. */
export const PLANNED = {
  ask: 'Is asked',
  keep: 'Already asked',
  replaced: 'Has a demand of its own',
  withdraw: 'No longer fits, is withdrawn',
  withdrawn: 'Was withdrawn by a person',
  not_connected: 'Not connected, is asked once connected',
} as const;

export type Planned = keyof typeof PLANNED;

/** The partners that a configuration would ask, computed before it is activated. */
export interface ConfigurationPlan {
  readonly counts: Readonly<Record<Planned, number>>;
  /** Submissions that were made for the configuration; deactivating it removes them. */
  readonly submissions: number;
  /** The first partners by name; `counts` cover all of them. */
  readonly partners: readonly { readonly _id: string; readonly name: string; readonly planned: Planned }[];
}
