import type { Call } from '@lichen/contracts/entity/entity';
import { asDataError, data, useSingleFlight, useT, useNotify } from '@lichen/kit';

/** Sends one step of an import, says what went wrong and answers whether it went well; `done` runs after each. */
export function useImportCall(id: string, done: () => unknown) {
  const t = useT();
  const notify = useNotify();
  const { run, isRunning } = useSingleFlight<boolean>();
  const send = (call: Call, body: Readonly<Record<string, unknown>>) =>
    run(async () => {
      const failed = await data(call.name, { method: 'POST', body: { id, ...body } }).then(() => null, asDataError);
      if (failed) notify(t(failed.message), 'bad');
      await done();
      return failed === null;
    });
  return { send, isRunning };
}
