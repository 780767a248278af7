import type { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { DECIMALS } from '@lichen/contracts/entity/fields';
import { Exact, exact } from '../../emission/exact';

type Share = Pick<RecordOf<typeof electricityActivity>, 'amount' | 'renewable_amount' | 'renewable_percent'>;

const HUNDRED = 100;
const PERCENT_DECIMALS = 2;

const rounded = (value: Exact, decimals: number): number =>
  Number(value.round(decimals, Exact.roundHalfEven).toFixed());

/** Tells whether the percentage was entered: with an amount of 0 in a new bill, by its change in a stored one. */
function percentLeads(now: Share, before: Share | null): boolean {
  if (now.renewable_percent === null) return false;
  if (before === null) return now.renewable_amount === 0 && now.renewable_percent > 0;
  return now.renewable_percent !== before.renewable_percent && now.renewable_amount === before.renewable_amount;
}

/** Derives the renewable amount from an entered percentage, else the percentage from the amount. */
export function derivedRenewableShare(now: Share, before: Share | null): Partial<Share> {
  const { amount, renewable_amount: part, renewable_percent: percent } = now;
  if (percent !== null && percentLeads(now, before))
    return { renewable_amount: rounded(exact(amount).times(percent).div(HUNDRED), DECIMALS) };
  if (amount === 0) return { renewable_percent: null };
  if (part === 0) return { renewable_percent: 0 };
  return { renewable_percent: rounded(exact(part).div(amount).times(HUNDRED), PERCENT_DECIMALS) };
}
