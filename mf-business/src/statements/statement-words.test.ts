import { intensitiesOf, rowsOf, type Statement, totalsOf } from './statement-words';

const NONE = { manual_scope1: null, manual_scope2: null, manual_scope2_market: null, manual_scope3: null };
const NO_REASON = { reason_scope1: null, reason_scope2: null, reason_scope2_market: null, reason_scope3: null };

const statement = (own: Partial<Statement>): Statement =>
  ({
    ...{ _id: 's', year: 2025, units: 't', method: 'calculated', status: 'not_approved', ...NONE, ...NO_REASON },
    ...{ calc_scope1: 452_618, calc_scope2: 271_904, calc_scope2_market: 357_984, calc_scope3: 592_313 },
    ...{ revenue: 12_684_000, fte_staff: 71.4 },
    ...own,
  }) as Statement;

it('states an approved statement with what it was approved with, an open one with the figures of today', () => {
  const now = { scope1: 1000, scope2: 2000, scope2_market: null, scope3: 3000 };
  const stated = (of: Statement) => rowsOf(of, now).map((row) => row.stated);

  expect(stated(statement({ status: 'approved' }))).toEqual([452.618, 271.904, 357.984, 592.313]);
  expect(stated(statement({}))).toEqual([1, 2, null, 3]);
});

it('adds what is entered by hand only where the method does', () => {
  const own = { manual_scope3: 18.4, reason_scope3: 'Couriers, estimate' };
  const of = (method: Statement['method']) => totalsOf(rowsOf(statement({ method, ...own }), undefined));

  expect(of('calculated')).toEqual({ calculated: 1316.835, manual: null, stated: 1316.835 });
  expect(of('adjusted')).toEqual({ calculated: 1316.835, manual: 18.4, stated: 1335.235 });
  expect(of('manual')).toEqual({ calculated: null, manual: 18.4, stated: 18.4 });
});

it('says tonnes for each million and each person, whatever the units', () => {
  expect(intensitiesOf(statement({}), 1335.235)).toEqual({ perMillion: 105.269237, perPerson: 18.70077 });
  expect(intensitiesOf(statement({ units: 'kg' }), 1_335_235).perPerson).toBe(18.70077);
  expect(intensitiesOf(statement({ revenue: null, fte_staff: 0 }), 1)).toEqual({ perMillion: null, perPerson: null });
  expect(intensitiesOf(statement({}), null)).toEqual({ perMillion: null, perPerson: null });
});
