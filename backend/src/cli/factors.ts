import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FactorImportPlan } from '@lichen/contracts/activities/factors/factor-import.entity';
import { allMigrations, allModules, listsOf } from '../modules';
import { faultForTerminal } from '../modules/activities/factors/publisher-files/file-rows';
import { currentTablesRefresher } from '../modules/activities/factors/operator/operator-imports.rules';
import { plannedImport } from '../modules/activities/factors/operator/planned-import.query';
import { shippedTables } from '../modules/activities/factors/shipped-tables.loader';
import { newId, systemClock } from '../platform/clock';
import { readDictionaries } from '../platform/dictionaries';
import { migrate } from '../platform/store/migrate';
import { runCommand, say } from './shared/run-command';
import { withDatabase } from './shared/with-database';

const USAGE = 'factors import FILE [--dry-run] [--year YEAR]';
const reference = resolve(__dirname, '../../reference');

interface Arguments {
  file: string;
  isDry: boolean;
  year?: number;
}

function askedOf(words: readonly string[]): Arguments {
  const [command, file, ...options] = words;
  if (command !== 'import' || !file) throw new Error(USAGE);
  const at = options.indexOf('--year');
  const year = at < 0 ? undefined : Number(options[at + 1]);
  const known = options.filter((option, place) => option === '--dry-run' || place === at || place === at + 1);
  if (known.length < options.length && at < 0 && options.some((option) => option !== '--dry-run'))
    throw new Error(USAGE);
  return { file, isDry: options.includes('--dry-run'), ...(year === undefined ? {} : { year }) };
}

function tell({ set, fresh, changed, same, gone, blank, biggest, missing }: FactorImportPlan): void {
  if (set) say(`${set.id}: ${set.publisher}, ${set.title}, ${set.edition}`);
  say(`${fresh} rows new, ${changed} changed, ${same} the same, ${gone} removed, ${blank} blank`);
  for (const { label, unit, before, after, percent } of biggest)
    say(
      `  ${percent === null ? 'from 0' : `${percent > 0 ? '+' : ''}${percent} %`}  ${label}, ${unit}: ${before} -> ${after}`,
    );
  for (const { label, unit } of missing) say(`  removed  ${label}, ${unit}`);
}

/** Reads the file, prints what it would change, and stores it unless this is a dry run; returns the exit code. */
async function importFile({ file, isDry, year }: Arguments): Promise<number> {
  return withDatabase(async (database) => {
    const modules = allModules(reference, readDictionaries(join(reference, 'dictionaries')));
    await migrate(database, allMigrations(modules));
    const tables = shippedTables(reference, listsOf(modules));
    await currentTablesRefresher(tables, database)();
    const planned = await plannedImport(readFileSync(file), tables, year);
    if ('faults' in planned) {
      for (const fault of planned.faults) process.stderr.write(`${faultForTerminal(fault)}\n`);
      process.stderr.write(`${file} was refused; nothing was stored\n`);
      return 1;
    }
    tell(planned.plan);
    if (isDry) say('dry run: nothing was stored');
    else {
      const at = { dialect: database.dialect, importId: newId(systemClock), now: systemClock.now() };
      await database.transaction((tx) => planned.write(tx, at));
      say('stored. Running processes use it within a minute; figures change when a recalculation is committed');
    }
    return 0;
  });
}

void runCommand(async () => importFile(askedOf(process.argv.slice(2))));
