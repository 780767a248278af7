import type { Calculator } from '../calculation';
import { water } from './water';

/** How each type of this group becomes figures. */
/** A task groups other activities and causes nothing of its own. */
const none: Calculator = () => [];

export const goodsCalculators = {
  water_activitys: water,
  task_activitys: none,
} satisfies Record<string, Calculator>;
