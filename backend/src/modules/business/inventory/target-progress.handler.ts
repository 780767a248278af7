import { emissionTarget } from '@lichen/contracts/business/inventory/emission-target.entity';
import { targetProgress, type TargetProgressAnswer } from '@lichen/contracts/business/inventory/target-progress.call';
import { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import { handler } from '../../../platform/module';
import { progressOf } from './target-line';

/** Reads all targets and statements at once: a company has few targets and one statement a year. */
export const targetProgressHandler = handler(targetProgress, async ({ input, read }): Promise<TargetProgressAnswer> => {
  const { year } = input;
  const [targets, statements] = await Promise.all([read(emissionTarget).list({}), read(annualStatement).list()]);
  return { year, list: targets.map((target) => progressOf(target, year, statements)) };
});
