import type { Database } from '../store/database';

/**
 * Returns the position of a company's audit log: two equal marks mean that no audited change was committed in between.
 * A new row first waits for its seal, so it is either among the waiting rows or in a newer seal; ids and times cannot
 * be the mark, because a transaction may commit after a younger one.
 * @param known an earlier mark, returned again when rows were only sealed since then and none were written
 */
export async function logMark(
  database: Pick<Database, 'dialect' | 'all'>,
  companyId: string,
  known?: string,
): Promise<string> {
  const [seal = Number.MAX_SAFE_INTEGER, waited = 0] = known?.split(' ').map(Number) ?? [];
  const length = database.dialect === 'mysql' ? 'JSON_LENGTH(`entries`)' : 'json_array_length(`entries`)';
  // A single statement, so that no seal can be added between its parts.
  const [row] = await database.all(
    'SELECT (SELECT MAX(`seal`) FROM `audit_seals` WHERE `company_id` = ?) AS `sealed`, ' +
      '(SELECT COUNT(*) FROM `audit_log` WHERE `company_id` = ? AND `seal` IS NULL) AS `waiting`, ' +
      `(SELECT SUM(${length}) FROM \`audit_seals\` WHERE \`company_id\` = ? AND \`seal\` > ?) AS \`since\``,
    [companyId, companyId, companyId, seal],
  );
  const waiting = Number(row?.['waiting'] ?? 0);
  const written = Number(row?.['since'] ?? 0) + waiting - waited;
  return known !== undefined && written === 0 ? known : `${row?.['sealed'] ?? 0} ${waiting}`;
}
