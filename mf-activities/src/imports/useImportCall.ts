import type { Call } from '@lichen/contracts/entity';
import { asDataError, data, useOneAtATime, useT, useTell } from '@lichen/kit';

/** Sends one step of an import and says what went wrong; `done` runs after each. */
export function useImportCall(id: string, done: () => unknown) {
  const t = useT();
  const tell = useTell();
  const { run, isRunning } = useOneAtATime<void>();
  const send = (call: Call, body: Readonly<Record<string, unknown>>) =>
    run(async () => {
      try {
        await data(call.name, { method: 'POST', body: { id, ...body } });
      } catch (error) {
        tell(t(asDataError(error).message), 'bad');
      }
      await done();
    });
  return { send, isRunning };
}
