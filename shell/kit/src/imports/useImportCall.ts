import type { Call } from '@lichen/contracts/entity/entity';
import { asDataError, data, failureText, useNotify, useSingleFlight, type DataError } from '../index';
import { useRef, useState } from 'react';

/** What texts of a column stand for, as chosen and not sent yet. */
export type Meanings = Readonly<Record<string, string | null>>;

/** A record that has the name of one that was to be added. */
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
 * Sends one step of an import, says what went wrong and answers whether it went well; `done` runs after each. What was
 * chosen and not sent is kept here, where a check that runs in between does not lose it.
 */
export function useImportCall(id: string, done: () => unknown) {
  const notify = useNotify();
  const { run, isRunning } = useSingleFlight<DataError | ImportAnswer>();
  const [meant, setMeant] = useState<Readonly<Record<string, Meanings>>>({});
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const acted = useRef(false);
  /** Answers what the server did, or its refusal; the page is told by `done`. */
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
