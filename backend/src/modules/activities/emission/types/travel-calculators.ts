import type { Calculator } from '../calculation';

/** How each type of this group becomes figures. */
/** Hours lost cause nothing of their own. */
const none: Calculator = () => [];

export const travelCalculators = {
  absence_activitys: none,
} satisfies Record<string, Calculator>;
