import type { Calculator } from '../calculation';
import { freight } from './freight';
import { homeWorking } from './home-working';
import { journey } from './journey';
import { stay } from './stay';

const BUSINESS_TRAVEL = 6;
const COMMUTING = 7;

/** How each type of this group becomes figures. */
export const travelCalculators = {
  business_travel: journey('Business travel', BUSINESS_TRAVEL),
  commute: journey('Commute', COMMUTING),
  stays: stay,
  home_working_activity: homeWorking,
  upstream_transmission_distribution: freight,
} satisfies Record<string, Calculator>;
