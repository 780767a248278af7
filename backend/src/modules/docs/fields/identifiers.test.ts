import { identifierRole, isCups, isGsrn, isIban, isMarketLocation, isMpan } from './identifiers';

test.each([
  ['IBAN', isIban, 'GB29 NWBK 6016 1331 9268 19', 'GB29 NWBK 6016 1331 9268 18'],
  ['MPAN', isMpan, '20 0000 0000 006', '20 0000 0000 007'],
  ['market location', isMarketLocation, '41373559241', '41373559242'],
  ['GSRN', isGsrn, '707057500000000001', '707057500000000002'],
  ['CUPS', isCups, 'ES0021000000000001RK', 'ES0021000000000001RL'],
])('%s: a number whose check digit fails is none', (_, holds, right, wrong) => {
  expect(holds(right)).toBe(true);
  expect(holds(wrong)).toBe(false);
});

test('numbers of banks, taxes and supply points are told by their form', () => {
  expect(identifierRole('DE89 3704 0044 0532 0130 00')?.role).toBe('bank');
  expect(identifierRole('DE811234567')?.role).toBe('tax-number');
  expect(identifierRole('707057500000000001')?.role).toBe('supply-point');
  expect(identifierRole('INV-12345')).toBeNull();
});
