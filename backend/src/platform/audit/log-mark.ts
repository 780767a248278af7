import type { Database } from '../store/database';

/**
 * Where the log of a company stands: the same mark twice means that nothing audited was committed in between. A new
 * row waits for its seal first, so it is either among those that wait or behind a newer seal; ids and times would not
 * do, because a transaction may commit after a younger one.
 */
export async function logMark(database: Database, companyId: string): Promise<string> {
  // One statement, so that no seal can be made between its two halves.
  const [row] = await database.all(
    'SELECT (SELECT MAX(`seal`) FROM `audit_seals` WHERE `company_id` = ?) AS `sealed`, ' +
      '(SELECT COUNT(*) FROM `audit_log` WHERE `company_id` = ? AND `seal` IS NULL) AS `waiting`',
    [companyId, companyId],
  );
  return `${row?.['sealed'] ?? 0} ${row?.['waiting'] ?? 0}`;
}
