import { readJob } from './read.job';
import { readAgain } from './read-again.operation';
import { readBoxAnswer } from './read-box.handler';

/** What the module serves of reading. */
export const reading = { operations: [readAgain], calls: [readBoxAnswer], job: readJob };
