import { dismissedFinding } from '@lichen/contracts/activities/checks/dismissed-finding.entity';
import type { Read } from '../../../platform/engine/rules';

/** Returns the company's dismissed findings, by the key of the finding. */
export const dismissedFindings = async (read: Read) =>
  new Map((await read(dismissedFinding).list()).map((one) => [one.finding, one]));
