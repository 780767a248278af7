import type { Role } from '@lichen/contracts/portal/roles';
import { mayRecord } from './may-record';

const reader = (own: Role) => ({ may: (roles: readonly Role[]) => roles.includes(own), email: 'ola@mill.example' });

it('lets whoever keeps vehicles record for all of them, and a reviewer for their own', () => {
  expect(mayRecord(reader('vehicle_admin'), null)).toBe(true);
  expect(mayRecord(reader('vehicle_review'), { email: 'Ola@mill.example' })).toBe(true);
  expect(mayRecord(reader('vehicle_review'), { email: 'ida@mill.example' })).toBe(false);
  expect(mayRecord(reader('vehicle_review'), { email: null })).toBe(false);
  expect(mayRecord(reader('vehicle_review'), undefined)).toBe(false);
});
