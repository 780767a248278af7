import type { Call } from '@lichen/contracts/entity/entity';
import { repairImport } from '@lichen/contracts/imports/import.call';
import { asDataError, data, failureText, useNotify, useSingleFlight, type DataError } from '../index';
import { useEffect, useRef, useState } from 'react';
import type { Import } from './import-words';
import { useOneAfterAnother } from './useOneAfterAnother';

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

type Plain = Readonly<Record<string, unknown>>;

/** Body of a call; a function gets the settings at the time of sending, where an earlier repair may have changed them. */
type Body = Plain | ((settings: Import['settings'] | undefined) => Plain);

/** What is done with rows that exist already. */
type Existing = 'skip' | 'update';

/** Reads the import again; `data` is the last known version if that fails. */
export type Refetch = () => Promise<{ readonly data?: Import | undefined; readonly error: DataError | null }>;

/** First and longest pause between two looks at an import whose check has not ended, in milliseconds. */
const PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 3000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type ImportCall = ReturnType<typeof useImportCall>;

/**
 * Sends one step of an import, notifies of errors and returns whether it succeeded; reads the import again after each.
 * Repairs are sent one after another, each once the check of the one before has ended; `pending` has their keys. Keeps
 * choices that were not sent yet, so that a check or another step in between does not lose them.
 */
export function useImportCall(id: string, done: Refetch) {
  const notify = useNotify();
  const { run, isRunning } = useSingleFlight<DataError | ImportAnswer | null>();
  const { run: runNext, pending } = useOneAfterAnother();
  const [meant, setMeant] = useState<Readonly<Record<string, Meanings>>>({});
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const [existing, setExisting] = useState<Existing>('skip');
  const acted = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  /**
   * Waits until the check of the import has ended, which refuses repairs meanwhile. Returns null if no repair can follow,
   * because the check was cancelled or the page was left, and the error if the import cannot be read. A repair of an
   * import that somebody else has started is sent, so that its refusal is shown.
   */
  const settled = async (): Promise<Import | DataError | null> => {
    for (let wait = PAUSE_MS; !isLeft.current; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      const { data: now, error } = await done();
      if (error) return error;
      if (now?.state !== 'checking') return now && now.state !== 'uploaded' ? now : null;
      await pause(wait);
    }
    return null;
  };
  /** Returns null if the call was not sent. */
  const post = async (call: Call, body: Body) => {
    const now = call === repairImport && acted.current ? await settled() : undefined;
    if (now === null || now instanceof Error) return now;
    const sent = { id, ...(typeof body === 'function' ? body(now?.settings) : body) };
    const answer = await data<ImportAnswer>(call.name, { method: 'POST', body: sent }).catch(asDataError);
    acted.current = true;
    if (!(answer instanceof Error)) setTaken((known) => [...(answer.obj.taken ?? []), ...known]);
    return answer;
  };
  const inOrder = <T>(call: Call, key: string, work: () => Promise<T>) =>
    call === repairImport ? runNext(key, work) : work();
  /** Sends a repair after those that wait, and anything else at once, as long as none of these is under way. */
  const answered = (call: Call, body: Body) => (call === repairImport ? post(call, body) : run(() => post(call, body)));
  /** Returns the server's answer, its refusal, or null if nothing was sent; `done` updates the page. */
  const ask = (call: Call, body: Body, key = '') => inOrder(call, key, () => answered(call, body));
  const send = (call: Call, body: Body, key = '') =>
    inOrder(call, key, async () => {
      const answer = await answered(call, body);
      if (!answer) return false;
      const failed = answer instanceof Error;
      if (failed) notify(failureText({ ...answer, message: answer.errors['name'] ?? answer.message }), 'bad');
      await done();
      return !failed;
    });
  const choose = (field: string, meanings: Meanings) =>
    setMeant((before) => ({ ...before, [field]: { ...before[field], ...meanings } }));
  return {
    send,
    ask,
    done,
    isRunning: isRunning || pending.length > 0,
    pending,
    meant,
    choose,
    taken,
    existing,
    setExisting,
    acted,
  };
}
