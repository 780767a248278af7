import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { ADMIN } from '../portal/roles';

/** One maintenance action of the developer tools. */
export interface MaintenanceAction {
  action: string;
  label: string;
}

/** Returns the actions of the released modules. Available only where the operator has enabled the developer tools. */
export const devActions = defineCall({
  name: 'dev_actions',
  label: 'Maintenance actions',
  method: 'GET',
  allow: ADMIN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: [],
});

/** Runs the maintenance action `_action` of the developer tools. */
export const dev = defineCall({
  name: 'dev',
  label: 'Run a maintenance action',
  method: 'POST',
  allow: ADMIN,
  input: z.strictObject({ _action: z.string().max(60) }),
  writes: false,
  dependsOn: [],
});

/** Answer of an action: one line for the log of the tools. */
export interface MaintenanceResult {
  message: string;
}
