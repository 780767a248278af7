import { utcDay } from '@lichen/contracts/formats/days';
import type { UrlState } from '@lichen/kit';
import { auditFilterFromUrl, auditQuery } from './audit-filter';

const TODAY = utcDay(2026, 3, 9);

function queryOf(address: string) {
  const search = new URLSearchParams(address);
  const url: UrlState = { one: (name) => search.get(name), many: (name) => search.getAll(name), set: () => undefined };
  return auditQuery(auditFilterFromUrl(url, TODAY), (words) => (words === 'name' ? ['name', 'company_name'] : [words]));
}

const WEEK = { period_start_date: utcDay(2026, 3, 3), period_end_date: utcDay(2026, 3, 10) - 1, summary: 'true' };

it.each([
  ['', WEEK],
  ['from=soon', { ...WEEK, period_start_date: 'soon' }],
  ['to=2025-01-31', { ...WEEK, period_end_date: '2025-01-31' }],
  [`from=${TODAY}`, { ...WEEK, period_start_date: TODAY }],
  ['field=name', { ...WEEK, field: ['name', 'company_name'] }],
  ['field=amount', { ...WEEK, field: ['amount'] }],
  ['text=works', { ...WEEK, text: 'works' }],
  ['field=name&text=works&email=kim', { ...WEEK, field: ['name:works', 'company_name:works'], email: 'kim' }],
  ['person=u1', { ...WEEK, profile_id: 'u1' }],
  ['kind=locations&record=l1', { ...WEEK, entity_name: 'locations', record_id: 'l1' }],
])('asks for %j as %j', (address, query) => expect(queryOf(address)).toEqual(query));

it('asks for everything where everything is shown', () => expect(queryOf('view=full')).not.toHaveProperty('summary'));
