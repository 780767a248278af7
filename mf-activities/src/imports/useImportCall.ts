import type { Call } from '@lichen/contracts/entity/entity';
import { asDataError, data, useOneAtATime, useT, useTell } from '@lichen/kit';

/** Sends one step of an import, says what went wrong and answers whether it went well; `done` runs after each. */
export function useImportCall(id: string, done: () => unknown) {
  const t = useT();
  const tell = useTell();
  const { run, isRunning } = useOneAtATime<boolean>();
  const send = (call: Call, body: Readonly<Record<string, unknown>>) =>
    run(async () => {
      const failed = await data(call.name, { method: 'POST', body: { id, ...body } }).then(() => null, asDataError);
      if (failed) tell(t(failed.message), 'bad');
      await done();
      return failed === null;
    });
  return { send, isRunning };
}
