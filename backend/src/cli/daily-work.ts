import { systemClock } from '../platform/clock';
import { type DaySummary, dayRows } from '../platform/daily/day-rows';
import { runCommand, say } from './shared/run-command';
import { withDatabase } from './shared/with-database';

const STATES = { asked: 'in progress', done: 'done', failed: 'failed' } as const;

const sentenceOf = ({ name, state, companies, doneDay, changedOn }: DaySummary) =>
  `${name}  ${STATES[state]}: ${companies} companies, done up to ${new Date(doneDay).toISOString().slice(0, 10)}, last change ${new Date(changedOn).toISOString()}`;

/** Prints the progress of the modules' daily work. */
const dailyWork = (): Promise<number> =>
  withDatabase(async (database) => {
    const found = await dayRows({ database, clock: systemClock }).summary();
    for (const each of found) say(sentenceOf(each));
    if (found.length === 0) say('no daily work has run yet');
    return 0;
  });

void runCommand(dailyWork);
