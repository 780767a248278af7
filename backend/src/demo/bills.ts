import type { DemoSite } from './companies';
import { type DemoMonth, seasonOf } from './months';

export interface DemoBill {
  from: number;
  to: number;
  amount: number;
  renewable_amount: number;
  cost: { currency: string; amount: number };
  invoice_ref: string;
}

const PENCE_PER_KWH = 24.6;

/** Bills of one meter, oldest first, with a winter peak, a trend and random variation. */
export function billsOf(site: DemoSite, months: readonly DemoMonth[], random: () => number): DemoBill[] {
  return months.map(({ from, to, year, month, at }) => {
    const weather = 0.96 + 0.08 * random();
    const amount = Math.round(
      (site.yearlyKwh / 12) * seasonOf(month, site.winter) * weather * (1 + site.trend * (at / 12)),
    );
    return {
      from,
      to,
      amount,
      renewable_amount: Math.round(amount * site.renewable),
      cost: { currency: 'GBP', amount: Math.round(amount * PENCE_PER_KWH) / 100 },
      invoice_ref: `${site.town_or_city.slice(0, 3).toUpperCase()}-${year}${String(month).padStart(2, '0')}`,
    };
  });
}
