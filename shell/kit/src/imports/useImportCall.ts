import type { Call } from '@lichen/contracts/entity/entity';
import { asDataError, data, failureText, useNotify, useSingleFlight, type DataError } from '../index';
import { useRef, useState } from 'react';

/** Chosen values for texts of a column that are not sent yet. */
export type Meanings = Readonly<Record<string, string | null>>;

/** An existing record with the name of one to be added. */
interface Taken {
  field: string;
  text: string;
  id: string;
  name: string;
}

interface ImportAnswer {
  obj: { taken?: Taken[] };
}

export type ImportCall = ReturnType<typeof useImportCall>;

/**
 * Sends one step of an import, notifies of errors and returns whether it succeeded; calls `done` after each. Keeps
 * choices that were not sent yet, so that a check in between does not lose them.
 */
export function useImportCall(id: string, done: () => unknown) {
  const notify = useNotify();
  const { run, isRunning } = useSingleFlight<DataError | ImportAnswer>();
  const [meant, setMeant] = useState<Readonly<Record<string, Meanings>>>({});
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const acted = useRef(false);
  /** Returns the server's answer, or its refusal; `done` updates the page. */
  const ask = (call: Call, body: Readonly<Record<string, unknown>>) =>
    run(async () => {
      const answer = await data<ImportAnswer>(call.name, { method: 'POST', body: { id, ...body } }).catch(asDataError);
      acted.current = true;
      if (!(answer instanceof Error)) setTaken(answer.obj.taken ?? []);
      return answer;
    });
  const send = async (call: Call, body: Readonly<Record<string, unknown>>) => {
    const answer = await ask(call, body);
    const failed = answer instanceof Error;
    if (failed) notify(failureText({ ...answer, message: answer.errors['name'] ?? answer.message }), 'bad');
    await done();
    return !failed;
  };
  const choose = (field: string, meanings: Meanings) =>
    setMeant((before) => ({ ...before, [field]: { ...before[field], ...meanings } }));
  return { send, ask, done, isRunning, meant, choose, taken, acted };
}
