import type { Calculator } from '../calculation';
import { electricity } from '../electricity';

/** How each type of this group becomes figures. */
export const energyCalculators = {
  electricity_activitys: electricity,
} satisfies Record<string, Calculator>;
