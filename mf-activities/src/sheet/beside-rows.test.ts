import { mayAffect } from './beside-rows';

const bill = (location_id: string, more = {}) => ({ location_id, ...more });

it('sees bills of one meter and of one number beside each other, and none for a number that is missing', () => {
  expect(mayAffect(bill('mill'), bill('mill'))).toBe(true);
  expect(mayAffect(bill('mill'), bill('hull'))).toBe(false);
  expect(mayAffect(bill('mill', { invoice_ref: 'R1' }), bill('hull', { invoice_ref: 'R1' }))).toBe(true);
  expect(mayAffect(bill('mill', { invoice_ref: '' }), bill('hull', { invoice_ref: '' }))).toBe(false);
});
