import { systemClock } from '../platform/clock';
import { type DeadLetter, deadLetters } from '../platform/jobs/dead-letters';
import { runCommand, say } from './shared/run-command';
import { withDatabase } from './shared/with-database';

const sentenceOf = ({ kind, id, companyId, name, since, error }: DeadLetter) =>
  `${kind} ${id}  ${name}, company ${companyId}, failed permanently ${new Date(since).toISOString()}: ${error}`;

/** Lists jobs that failed permanently, or retries one of them; returns the exit code. */
async function failedWork([verb, id]: readonly string[]): Promise<number> {
  if (verb !== undefined && (verb !== 'retry' || !id)) throw new Error('failed-work [retry ID]');
  return withDatabase(async (database) => {
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
  });
}

void runCommand(() => failedWork(process.argv.slice(2)));
