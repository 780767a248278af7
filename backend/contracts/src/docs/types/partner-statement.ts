import { choice, day, decimal, money, optional, ref, text } from '../../entity/fields';
import { datesInOrder } from '../../entity/dates-in-order';
import { defineDocType } from '../doc-type';

const scope = (label: string) => optional(decimal(label));

/** Statement of a partner about its own emissions in a period. */
export const partnerStatementDoc = defineDocType({
  id: 'partner_statement',
  label: 'Statement of a partner',
  category: 'company',
  manualEntry: true,
  fields: {
    company_name: optional(text('Company', 200)),
    partner_id: ref('Partner', 'partners', { as: 'partner', show: ['name'] }),
    period_start: optional(day('Period start')),
    period_end: optional(day('Period end')),
    revenue: optional(money('Revenue')),
    carbon_units: optional(choice('Units', ['t', 'kg'])),
    scope1: scope('Scope 1'),
    scope2: scope('Scope 2'),
    scope3: scope('Scope 3'),
    total_carbon: scope('Total emissions'),
  },
  check: datesInOrder('period_start', 'period_end'),
  layout: [
    { title: 'Partner', fields: ['company_name', 'partner_id', 'period_start', 'period_end', 'revenue'] },
    { title: 'Emissions', fields: ['carbon_units', 'scope1', 'scope2', 'scope3', 'total_carbon'] },
  ],
  starts: { carbon_units: 't' },
  reads: {
    company_name: { kind: 'party', role: 'supplier' },
    period_start: { kind: 'day', role: 'period_start', isNeeded: true },
    period_end: { kind: 'day', role: 'period_end', isNeeded: true },
  },
  makes: { kind: 'records', entities: ['partner_returns'] },
});
