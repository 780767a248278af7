import { setTimeout as pause } from 'node:timers/promises';
import { newId, systemClock } from '../../clock';
import { tableOf } from '../../store/table';
import type { Listener } from '../outbox';

/** A listener that makes events handled twice or not at all visible: it inserts a row for each. */
export const markingListener = (dialect: 'sqlite' | 'mysql'): Listener => ({
  name: 'marking',
  on: ['killed.*'],
  handle: async ({ companyId, id }, tx) => {
    const marks = tableOf('test_marks', ['company_id', 'id', 'text'], dialect);
    await marks.insert(tx, [{ company_id: companyId, id: newId(systemClock), text: id }]);
    await pause(5);
  },
});
