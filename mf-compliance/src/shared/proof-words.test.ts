import { demandDisplay, requestDisplay } from './proof-words';

const demand = (changes: object) =>
  demandDisplay({ status: 'sent', mandatory: true, compliant: false, for_review: false, ...changes } as never).words;

it('shows a demand by the first that fits', () => {
  const all = { mandatory: false, compliant: true, for_review: true };
  expect(demand({ ...all, status: 'withdrawn' })).toBe('Withdrawn');
  expect(demand(all)).toBe('Not mandatory');
  expect(demand({ compliant: true, for_review: true })).toBe('Compliant');
  expect(demand({ for_review: true })).toBe('For review');
  expect(demand({})).toBe('Not compliant');
});

it('shows a request by what is in force, then by what was submitted', () => {
  expect(requestDisplay({ inforce: true, submitted: true }).words).toBe('Compliant');
  expect(requestDisplay({ inforce: false, submitted: true }).words).toBe('Submitted');
  expect(requestDisplay({ inforce: false, submitted: false }).words).toBe('Not compliant');
});
