import { datesInOrder } from '../../entity/dates-in-order';
import { everyVerb } from '../../portal/roles';
import { defineEntity, type RecordOf } from '../../entity/entity';
import { boolean, code, day, decimal, hint, longText, optional, text, worded } from '../../entity/fields';
import { COMPANY_EDITORS } from '../company/company-editors';
import type { ConsolidationApproach } from './inventory-settings.entity';

export const GROUP_KINDS = {
  subsidiary: 'Subsidiary',
  joint_venture: 'Joint venture',
  associate: 'Associate',
  branch: 'Branch',
  franchise: 'Franchise',
  other: 'Other',
} as const;

/** An organisation that belongs to the group or in which it has a share, for the period in which that is so. */
export const groupEntity = defineEntity({
  name: 'group_entities',
  label: 'Group entity',
  subscription: 'business',
  fields: {
    name: text('Name', 200),
    kind: worded('Kind', GROUP_KINDS),
    country: optional(code('Country', 'countries')),
    company_number: optional(text('Company number', 120)),
    ownership: hint(decimal('Equity share', { min: 0, max: 100, scale: 4 }), 'Percent of the economic interest'),
    financial_control: worded('Financial control', {
      full: 'Full',
      joint: 'Joint',
      none: 'None',
    }),
    operational_control: hint(
      boolean('Operational control'),
      'The company may introduce and carry out its operating policies there',
    ),
    from: day('In the group from'),
    to: optional(day('In the group until')),
    change: hint(
      optional(longText('Structural change', 2000)),
      'Such as an acquisition, a sale, a merger or another share',
    ),
  },
  allow: everyVerb(COMPANY_EDITORS),
  filters: { year: { kind: 'inYear', from: 'from', to: 'to' }, kind: { kind: 'oneOf', field: 'kind' } },
  sorts: ['name', 'from', 'to'],
  order: { field: 'name', descending: false },
  check: datesInOrder('from', 'to'),
});

type Held = Pick<RecordOf<typeof groupEntity>, 'ownership' | 'financial_control' | 'operational_control'>;

/**
 * Returns the percentage of an entity's emissions that belongs to the inventory under an approach (GHG Protocol
 * Corporate Standard, chapter 3). Joint financial control counts by equity share.
 */
export function consolidatedShare(held: Held, approach: ConsolidationApproach): number {
  if (approach === 'equity_share') return held.ownership;
  if (approach === 'operational_control') return held.operational_control ? 100 : 0;
  return { full: 100, joint: held.ownership, none: 0 }[held.financial_control];
}
