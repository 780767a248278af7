import { utcDay } from '@lichen/contracts/days';
import type { DemoSite } from './companies';

/** A small seeded generator (mulberry32), so that every demo is the same. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface DemoBill {
  from: number;
  to: number;
  amount: number;
  renewable_amount: number;
  cost: { currency: string; amount: number };
  invoice_ref: string;
}

const PENCE_PER_KWH = 24.6;

/** Bills of one meter for the months before `now`, the oldest first: a winter peak, a trend, and some weather. */
export function billsOf(site: DemoSite, months: number, now: number, random: () => number): DemoBill[] {
  const today = new Date(now);
  return Array.from({ length: months }, (_, at) => {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months + at, 1));
    const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
    const season = 1 + site.winter * Math.cos((2 * Math.PI * (month - 1)) / 12);
    const weather = 0.96 + 0.08 * random();
    const amount = Math.round((site.yearlyKwh / 12) * season * weather * (1 + site.trend * (at / 12)));
    return {
      from: utcDay(year, month, 1),
      to: Date.UTC(year, month, 0),
      amount,
      renewable_amount: Math.round(amount * site.renewable),
      cost: { currency: 'GBP', amount: Math.round(amount * PENCE_PER_KWH) / 100 },
      invoice_ref: `${site.town_or_city.slice(0, 3).toUpperCase()}-${year}${String(month).padStart(2, '0')}`,
    };
  });
}
