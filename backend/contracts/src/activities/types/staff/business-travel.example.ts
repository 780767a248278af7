import type { Examples } from '../../../entity/examples';
import { journey } from '../shared/records.example';

export const examples: Examples = {
  business_travel: { draft: journey, change: ({ next }) => ({ distance: 100 + next() }) },
};
