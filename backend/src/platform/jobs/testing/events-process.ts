import { markingListener } from './marking-listener';
import { openPlace } from './work-place';

/** A separate process that delivers events until it is killed. */
async function main(): Promise<void> {
  const place = await openPlace(JSON.parse(process.argv[2] ?? '{}'));
  const marking = markingListener(place.database.dialect);
  await place.outbox.start([
    {
      ...marking,
      handle: async (event, tx) => {
        process.stdout.write('delivering\n');
        await marking.handle(event, tx);
      },
    },
  ]);
  // The relay does not keep a process alive on its own; in the product the server does.
  setInterval(() => undefined, 60_000);
}

void main();
