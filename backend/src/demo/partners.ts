import type { PartnerRole } from '@lichen/contracts/compliance/partner-roles';
import { yearBounds, yearOf } from '@lichen/contracts/formats/days';

interface DemoPartner {
  name: string;
  customer_ref: string | null;
  partner_roles: readonly PartnerRole[];
  category: string;
  contact: { first_name: string; last_name: string; role: string };
  /**
   * Money and tonnes of the last full year; earlier years are slightly larger. Null for a partner that reports nothing.
   */
  figures: { revenue: number; spend: number; scope1_co2: number; scope2_co2: number; scope3_co2: number } | null;
}

/** Partners with invented names and figures, like the demo companies. */
export const DEMO_PARTNERS: readonly DemoPartner[] = [
  {
    name: 'Wold Maltings',
    customer_ref: 'WM-20418',
    partner_roles: ['supplier'],
    category: 'Raw materials',
    contact: { first_name: 'Ellen', last_name: 'Thorpe', role: 'Sustainability manager' },
    figures: { revenue: 41_250_000, spend: 310_400, scope1_co2: 1204.5, scope2_co2: 830.25, scope3_co2: 6120.125 },
  },
  {
    name: 'Aire Bottle Works',
    customer_ref: 'ABW-77',
    partner_roles: ['supplier'],
    category: 'Packaging',
    contact: { first_name: 'Marc', last_name: 'Dale', role: 'Account manager' },
    figures: { revenue: 18_600_000, spend: 122_900, scope1_co2: 2410, scope2_co2: 640.8, scope3_co2: 1985.4 },
  },
  {
    name: 'Brightline Freight',
    customer_ref: null,
    partner_roles: ['carrier', 'supplier'],
    category: 'Transport',
    contact: { first_name: 'Priya', last_name: 'Nolan', role: 'Fleet manager' },
    figures: null,
  },
  {
    name: 'Castle Street Stores',
    customer_ref: 'C-1102',
    partner_roles: ['customer', 'distributor'],
    category: 'Trade',
    contact: { first_name: 'Owen', last_name: 'Hart', role: 'Buyer' },
    figures: null,
  },
];

/** Factor by which each earlier year exceeds the next. */
const EARLIER = 1.04;
const YEARS = 3;

/** Annual returns of a partner up to the last full year before `now`, newest first. */
export function returnsOf({ figures }: DemoPartner, now: number): Record<string, number | string>[] {
  if (!figures) return [];
  const last = yearOf(now) - 1;
  return Array.from({ length: YEARS }, (_, back) => {
    const { from: period_start, to: period_end } = yearBounds(last - back);
    const scaled = Object.entries(figures).map(([name, value]) => [name, Math.round(value * EARLIER ** back)]);
    return {
      ...Object.fromEntries(back === 0 ? Object.entries(figures) : scaled),
      period_start,
      period_end,
      quality: back === 0 ? 'reported' : 'verified',
    };
  });
}
