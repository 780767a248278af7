import { useSyncExternalStore } from 'react';
import type { QueryClient } from '../modules/query';
import { isPolled } from './polling';

/** Whether the server tells this page of changes as they happen: of the page, like its connection. */
let isListening = false;
const readers = new Set<() => void>();

function say(now: boolean): void {
  isListening = now;
  for (const read of readers) read();
}

function subscribe(read: () => void) {
  readers.add(read);
  return () => readers.delete(read);
}

export const useSocketConnected = (): boolean => useSyncExternalStore(subscribe, () => isListening);

/** The connection stands: nothing polls from here on, and what did is asked once more for what was pushed before. */
export async function socketConnected(client: QueryClient): Promise<void> {
  say(true);
  // An answer that is on its way may be older than what was pushed.
  await client.cancelQueries({ predicate: isPolled });
  await client.invalidateQueries({ predicate: isPolled });
}

/** The connection is lost: what polls does so until it stands again. */
export const socketDisconnected = (): void => say(false);
