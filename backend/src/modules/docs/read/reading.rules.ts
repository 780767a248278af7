import { readJob } from './read.job';
import { readAgain } from './read-again.operation';
import { readBoxAnswer } from './read-box.handler';

/** Operations, calls and job that the module serves for reading. */
export const reading = { operations: [readAgain], calls: [readBoxAnswer], job: readJob };
