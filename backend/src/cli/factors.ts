import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allMigrations, allModules } from '../modules';
import { loadFactorLibrary } from '../modules/activities/factors/factor-library.reader';
import { type ImportPlan, importPlan } from '../modules/activities/factors/import-plan';
import { refresher, storeFactors } from '../modules/activities/factors/imported-factors.store';
import { readEdition } from '../modules/activities/factors/publisher-files/read-edition.reader';
import { systemClock } from '../platform/clock';
import { readConfiguration } from '../platform/configuration';
import { readDictionaries } from '../platform/dictionaries';
import { migrate } from '../platform/store/migrate';
import { openDatabase } from '../platform/store/open-database';

const USAGE = 'npm run factors -- import FILE [--dry-run] [--year YEAR]';
const reference = resolve(__dirname, '../../reference');

const say = (text: string) => process.stdout.write(`${text}\n`);

interface Asked {
  file: string;
  isDry: boolean;
  year?: number;
}

function askedOf(words: readonly string[]): Asked {
  const [command, file, ...options] = words;
  if (command !== 'import' || !file) throw new Error(USAGE);
  const at = options.indexOf('--year');
  const year = at < 0 ? undefined : Number(options[at + 1]);
  const known = options.filter((option, place) => option === '--dry-run' || place === at || place === at + 1);
  if (known.length < options.length && at < 0 && options.some((option) => option !== '--dry-run'))
    throw new Error(USAGE);
  return { file, isDry: options.includes('--dry-run'), ...(year === undefined ? {} : { year }) };
}

function tell({ tables, fresh, changed, same, gone, blank, biggest }: ImportPlan): void {
  const [set] = tables.sets;
  say(`${set?.id}: ${set?.publisher}, ${set?.title}, ${set?.edition}`);
  say(`${fresh} rows new, ${changed} changed, ${same} the same, ${gone.length} gone, ${blank} blank`);
  for (const { label, unit, before, after, percent } of biggest)
    say(
      `  ${percent === null ? 'from 0' : `${percent > 0 ? '+' : ''}${percent} %`}  ${label}, ${unit}: ${before} -> ${after}`,
    );
  for (const { label, publisher_row, unit } of gone.slice(0, biggest.length || 10))
    say(`  gone  ${label || publisher_row}, ${unit}`);
}

/** Reads the file, tells what it would change, and stores it unless it was only asked. */
async function importFile({ file, isDry, year }: Asked, source: NodeJS.ProcessEnv): Promise<boolean> {
  const database = openDatabase(readConfiguration(source));
  try {
    await migrate(database, allMigrations(allModules(reference, readDictionaries(join(reference, 'dictionaries')))));
    const library = loadFactorLibrary(join(reference, 'factors'));
    await refresher(library, database)();
    const edition = readEdition(readFileSync(file, 'utf8'), library.tables(), year);
    if ('problems' in edition) {
      for (const problem of edition.problems) process.stderr.write(`${problem}\n`);
      process.stderr.write(`${file} was refused; nothing was stored\n`);
      return false;
    }
    const plan = importPlan(edition, library);
    tell(plan);
    if (isDry) say('dry run: nothing was stored');
    else {
      await storeFactors(database, plan.tables, systemClock.now());
      say('stored. Running processes use it within a minute; figures change when a recalculation is committed');
    }
    return true;
  } finally {
    await database.close();
  }
}

Promise.resolve()
  .then(() => importFile(askedOf(process.argv.slice(2)), process.env))
  .then(
    (isDone) => {
      process.exitCode = isDone ? 0 : 1;
    },
    (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 2;
    },
  );
