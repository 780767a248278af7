import { create } from 'zustand';
import type { QueryClient } from '../modules/query';
import { isPolled } from './polling';

const useSocketState = create(() => ({ isConnected: false }));

/** True while the server pushes changes to this page as they happen. */
export const useSocketConnected = (): boolean => useSocketState(({ isConnected }) => isConnected);

/** Ends polling, and fetches what was polled once more for changes that were pushed before. */
export async function socketConnected(client: QueryClient): Promise<void> {
  useSocketState.setState({ isConnected: true });
  // An answer that is on its way may be older than what was pushed.
  await client.cancelQueries({ predicate: isPolled });
  await client.invalidateQueries({ predicate: isPolled });
}

/** Lets what polls do so until the connection stands again. */
export const socketDisconnected = (): void => useSocketState.setState({ isConnected: false });
