import type { Sent } from '@lichen/kit';

export type UploadState = 'waiting' | 'sending' | 'done' | 'failed';

/** A file in the upload queue. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly state: UploadState;
  /** Progress from 0 to 1. */
  readonly part: number;
  /** Id of the document that was created. */
  readonly id: string | null;
  /** English text of the reason for the failure. */
  readonly problem: string | null;
  /** Group of photographs to be combined into one document; null for a single file. */
  readonly group: number | null;
}

type Send = (
  file: File,
  onProgress: (part: number) => void,
  isGrouped: boolean,
) => { sent: Promise<Sent>; cancel: () => void };

interface Options {
  send: Send;
  /** Returns the reason why a file cannot be sent; null where it can. */
  refusal: (file: File) => string | null;
}

/** Number of files that are sent at the same time. */
const AT_ONCE = 3;

/** A queue that uploads files a few at a time. It outlives the page on which they were dropped. */
export function uploadQueue({ send, refusal }: Options) {
  let uploads: readonly Upload[] = [];
  let lastKey = 0;
  const files = new Map<number, File>();
  const cancels = new Map<number, () => void>();
  const listeners = new Set<() => void>();

  const put = (next: readonly Upload[]) => {
    uploads = next;
    for (const tell of listeners) tell();
  };
  const change = (key: number, part: Partial<Upload>) =>
    put(uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  const begin = async (key: number, file: File) => {
    change(key, { state: 'sending' });
    const isGrouped = uploads.some((upload) => upload.key === key && upload.group !== null);
    const { sent, cancel } = send(file, (part) => change(key, { part }), isGrouped);
    cancels.set(key, cancel);
    const answer = await sent;
    cancels.delete(key);
    files.delete(key);
    if ('id' in answer) change(key, { state: 'done', part: 1, id: answer.id });
    else change(key, { state: 'failed', problem: answer.problem });
    goOn();
  };

  const goOn = () => {
    const free = AT_ONCE - uploads.filter(({ state }) => state === 'sending').length;
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
    for (const { key } of next) {
      const file = files.get(key);
      if (file) void begin(key, file);
    }
  };

  return {
    /** Adds files; with `isGrouped` they are combined into one document once all have been uploaded. */
    add(added: readonly File[], isGrouped = false) {
      const group = isGrouped ? lastKey + 1 : null;
      const fresh = added.map((file): Upload => {
        lastKey += 1;
        const problem = refusal(file);
        if (problem === null) files.set(lastKey, file);
        const state = problem === null ? 'waiting' : 'failed';
        return { key: lastKey, name: file.name, state, part: 0, id: null, problem, group };
      });
      put([...uploads, ...fresh]);
      goOn();
    },
    /** Cancels an upload and removes it from the list. */
    drop(key: number) {
      cancels.get(key)?.();
      files.delete(key);
      put(uploads.filter((upload) => upload.key !== key));
    },
    /** Dissolves a group, so that each of its files is a document of its own. */
    ungroup(group: number) {
      put(uploads.map((upload) => (upload.group === group ? { ...upload, group: null } : upload)));
    },
    subscribe(heard: () => void) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    list: () => uploads,
  };
}

/** Returns the first group whose uploads have all ended, with the successful ones; null where there is none. */
export function finishedGroup(uploads: readonly Upload[]): { group: number; arrived: readonly Upload[] } | null {
  for (const group of new Set(uploads.map((upload) => upload.group))) {
    if (group === null) continue;
    const own = uploads.filter((upload) => upload.group === group);
    if (own.every(({ state }) => state === 'done' || state === 'failed'))
      return { group, arrived: own.filter(({ id }) => id !== null) };
  }
  return null;
}
