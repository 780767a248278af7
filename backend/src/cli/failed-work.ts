import { systemClock } from '../platform/clock';
import { readConfiguration } from '../platform/configuration';
import { type DeadLetter, deadLetters } from '../platform/jobs/dead-letters';
import { openDatabase } from '../platform/store/open-database';

const say = (text: string) => process.stdout.write(`${text}\n`);

const sentenceOf = ({ kind, id, companyId, name, since, error }: DeadLetter) =>
  `${kind} ${id}  ${name}, company ${companyId}, failed permanently ${new Date(since).toISOString()}: ${error}`;

/** Lists jobs that failed permanently, or retries one of them; returns the exit code. */
async function failedWork([verb, id]: readonly string[]): Promise<number> {
  if (verb !== undefined && (verb !== 'retry' || !id)) throw new Error('failed-work [retry ID]');
  const database = openDatabase(readConfiguration(process.env));
  try {
    const work = deadLetters(database, systemClock);
    if (id) {
      const isWaiting = await work.retry(id);
      say(isWaiting ? `${id} is queued to run again` : `${id} cannot be run again`);
      return isWaiting ? 0 : 1;
    }
    const found = await work.list();
    for (const each of found) say(sentenceOf(each));
    say(`${found.length} failed permanently`);
    return 0;
  } finally {
    await database.close();
  }
}

failedWork(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  },
);
