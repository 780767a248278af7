/** Time in milliseconds after which a call that makes no progress is given up. */
export const SILENCE_MS = 30_000;
/**
 * Time in milliseconds for which the answer to an upload is waited for once all is sent: a virus scanner alone may be
 * silent for a minute.
 */
export const CHECKING_MS = 120_000;
/** Slowest line, in bytes a millisecond, for which sending a body still counts as progress. */
const SLOWEST = 10;
/** Time in milliseconds after which the server cuts a request that has not arrived in full. */
const LONGEST_SENDING_MS = 300_000;

/** How long a call is waited for. */
export interface Patience {
  /** Aborted when the call is given up, by us or by the caller. */
  readonly signal: AbortSignal;
  /** True once the call was given up because nothing was heard. */
  readonly isLate: () => boolean;
  /** Starts the wait anew, because something was heard. */
  readonly heard: () => void;
  /** Ends the wait; call it in any case. */
  readonly end: () => void;
}

/**
 * Begins to wait for a call: `silence` milliseconds, longer by what `bytes` to send take on a slow line, and half a
 * minute after each sign of progress. A proxy can hold a connection whose other end is gone, and then no answer or error
 * ever arrives.
 */
export function patience(silence = SILENCE_MS, bytes = 0, caller?: AbortSignal): Patience {
  const controller = new AbortController();
  let late = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      late = true;
      controller.abort();
    }, milliseconds);
  };
  const stop = () => controller.abort();
  if (caller?.aborted) stop();
  caller?.addEventListener('abort', stop);
  wait(silence + Math.min(bytes / SLOWEST, LONGEST_SENDING_MS));
  return {
    signal: controller.signal,
    isLate: () => late,
    heard: () => wait(SILENCE_MS),
    end: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', stop);
    },
  };
}

/** Reads a JSON body; every part of it that arrives is progress. */
export async function readJson(response: Response, { heard }: Pick<Patience, 'heard'>): Promise<unknown> {
  const reader = response.body?.getReader();
  if (!reader) return response.json();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text + decoder.decode());
    heard();
    text += decoder.decode(value, { stream: true });
  }
}
