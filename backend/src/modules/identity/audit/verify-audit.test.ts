import { setTimeout as wait } from 'node:timers/promises';
import { auditVerdict } from './audit-verdict.query';
import { verifyAuditHandler } from './verify-audit.handler';

jest.mock('./audit-verdict.query', () => ({ auditVerdict: jest.fn() }));
jest.mock('./audit-check.rules', () => ({ storeAuditCheck: async () => ({}) }));

it('checks one log at a time, and that of another company after one of the first', async () => {
  let running = 0;
  const most: number[] = [];
  const order: string[] = [];
  jest.mocked(auditVerdict).mockImplementation(async (_platform, companyId) => {
    running += 1;
    most.push(running);
    order.push(companyId);
    await wait(1);
    running -= 1;
    return {} as never;
  });
  const verify = (companyId: string) =>
    verifyAuditHandler.handle({
      context: { companyId },
      platform: {},
      write: (work: () => unknown) => work(),
    } as never);

  await Promise.all([...Array.from({ length: 6 }, () => verify('flood')), verify('neighbour')]);

  expect(Math.max(...most)).toBe(1);
  expect(order).toHaveLength(7);
  expect(order.indexOf('neighbour')).toBeLessThan(3);
});
