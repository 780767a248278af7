import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  bulk_activities: { input: { change: { kind: 'remove' }, rows: [{ _id: 'none' }] } },
};
