import { systemClock } from '../platform/clock';
import { readConfiguration } from '../platform/configuration';
import { type DaySummary, dayRows } from '../platform/daily/day-rows';
import { openDatabase } from '../platform/store/open-database';

const STATES = { asked: 'in progress', done: 'done', failed: 'failed' } as const;

const sentenceOf = ({ name, state, companies, doneDay, changedOn }: DaySummary) =>
  `${name}  ${STATES[state]}: ${companies} companies, done up to ${new Date(doneDay).toISOString().slice(0, 10)}, last change ${new Date(changedOn).toISOString()}`;

/** Prints the progress of the modules' daily work. */
async function dailyWork(source: NodeJS.ProcessEnv): Promise<void> {
  const database = openDatabase(readConfiguration(source));
  try {
    const found = await dayRows({ database, clock: systemClock }).summary();
    for (const each of found) process.stdout.write(`${sentenceOf(each)}\n`);
    if (found.length === 0) process.stdout.write('no daily work has run yet\n');
  } finally {
    await database.close();
  }
}

dailyWork(process.env).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
});
