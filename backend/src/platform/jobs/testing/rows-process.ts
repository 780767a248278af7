import { openPlace } from './work-place';
import { rowsJob } from './rows-job';

/** A separate process that runs jobs until it is killed. */
async function main(): Promise<void> {
  const place = await openPlace(JSON.parse(process.argv[2] ?? '{}'));
  await place.jobs.start([rowsJob(place.database.dialect, 40)]);
  process.once('SIGTERM', () => place.close().then(() => process.exit(0)));
  // The runner does not keep a process alive on its own; in the product the server does.
  setInterval(() => undefined, 60_000);
  process.stdout.write('working\n');
}

void main();
