import type { FactorImportPlan } from '@lichen/contracts/activities/factors/factor-import.entity';
import { decoded } from '../../../../platform/sheets/csv-sheet';
import type { Database } from '../../../../platform/store/database';
import type { Sql } from '../../../../platform/store/sql';
import { writeFactors } from '../imported-factors.store';
import { writeRates } from '../imported-rates.store';
import { importPlan, describedPlan } from '../import-plan';
import type { LiveLibrary } from '../live-library';
import type { LiveRates } from '../live-rates.loader';
import {
  faultText,
  fileRows,
  faultsOfLine,
  type RefusedFile,
  refuseFile,
  refuseTooManyLines,
} from '../publisher-files/file-rows';
import { readEdition } from '../publisher-files/read-edition.loader';
import { isRatesFile, type KnownCodes, ratesPlan, readManyRates } from '../rates-file.loader';

/** Current tables to compare a file with. */
export interface CurrentTables {
  readonly library: LiveLibrary;
  readonly rates: LiveRates;
  readonly known: KnownCodes;
}

/** A file that can be stored: its changes, and a function that writes all of them. */
export interface PlannedImport {
  readonly plan: FactorImportPlan;
  write(tx: Sql, at: { dialect: Database['dialect']; importId: string; now: number }): Promise<void>;
}

/**
 * Reads a publisher's file, the template or rates by their column names, in any encoding; returns faults if refused.
 */
export async function plannedImport(
  bytes: Uint8Array,
  standing: CurrentTables,
  year?: number,
): Promise<PlannedImport | RefusedFile> {
  const { library, rates, known } = standing;
  const text = decoded(bytes);
  const refused = refuseTooManyLines(text);
  if (refused) return refused;
  const file = fileRows(text);
  if (file.unclosed !== null) return refuseFile([], faultsOfLine(file.unclosed, [faultText('unclosed')]));
  if (file.rows.length === 0) return refuseFile([faultText('noRows')]);
  if (isRatesFile(file)) {
    const lines = await readManyRates(file, known);
    if ('faults' in lines) return lines;
    return {
      plan: await ratesPlan(lines, rates.lines()),
      write: (tx, { dialect, importId, now }) => writeRates(tx, dialect, { importId, lines, now }),
    };
  }
  const edition = readEdition(file, library.tables(), year);
  if ('faults' in edition) return edition;
  const plan = importPlan(edition, library);
  return { plan: describedPlan(plan), write: (tx, { dialect, now }) => writeFactors(tx, dialect, plan.tables, now) };
}
