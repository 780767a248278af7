import { readFileSync } from 'node:fs';
import { driver } from '../../proof/drivers.mjs';

/** Verifies a password repeatedly without HTTP or a database, as often as the threads can in the given time. */
const { stored, password, seconds, atOnce } = JSON.parse(readFileSync(0, 'utf8'));
const { verify } = driver('@node-rs/argon2');
const begun = performance.now();
let done = 0;

async function keepBusy() {
  while (performance.now() - begun < seconds * 1000) {
    if (!(await verify(stored, password))) throw new Error('the password does not match');
    done += 1;
  }
}

await Promise.all(Array.from({ length: atOnce }, keepBusy));
console.log(JSON.stringify({ rps: (done * 1000) / (performance.now() - begun) }));
