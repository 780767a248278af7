import type { Examples } from '../../entity/examples';
import { utcDay } from '../../formats/days';

export const examples: Examples = {
  issue_passport: { input: { name: 'For customers', valid_until: utcDay(2190, 1, 1), docs: ['none'] } },
  supplier_passports: { inputs: { revoke: { reason: 'A certificate was withdrawn' } } },
};
