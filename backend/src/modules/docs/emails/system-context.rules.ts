import { newId } from '../../../platform/clock';
import { contextOf } from '../../../platform/engine/context';
import type { Context } from '../../../platform/engine/rules';
import { SYSTEM } from '../../../platform/jobs/jobs';
import type { Platform } from '../../../platform/platform';

/** Returns a context for work that the system itself does for one company. */
export const systemContext = ({ clock }: Pick<Platform, 'clock'>, companyId: string): Context => ({
  ...contextOf(clock, undefined, newId(clock)),
  ...{ companyId, userId: SYSTEM, email: SYSTEM },
});
