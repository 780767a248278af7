import { dismissedFinding } from '@lichen/contracts/activities/checks/dismissed-finding.entity';
import type { Read } from '../../../platform/engine/rules';

/** The dismissed findings of the company by the case they stand for. */
export const dismissedFindings = async (read: Read) =>
  new Map((await read(dismissedFinding).list()).map((one) => [one.finding, one]));
