import { setFlagsFromString } from 'node:v8';

/**
 * How much of the heap that outlives its requests may become rubbish, in percent of what is used, before it is swept. By
 * itself the engine waits for two to three times as much: long work then held 400 MB for want of 70.
 */
const RUBBISH_PERCENT = 100;

/**
 * How many times larger the place for new things becomes at once. It doubles by itself, and what a start loads, which
 * stays, was copied at each of a dozen steps.
 */
const NEW_SPACE_GROWTH = 16;

setFlagsFromString(`--heap-growing-percent=${RUBBISH_PERCENT}`);
setFlagsFromString(`--semi-space-growth-factor=${NEW_SPACE_GROWTH}`);
