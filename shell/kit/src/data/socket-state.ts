import { create } from 'zustand';
import type { QueryClient } from '../modules/query';
import { isPolled } from './polling';

const useSocketState = create(() => ({ isConnected: false }));

/** Returns whether the server pushes changes to this page at present. */
export const useSocketConnected = (): boolean => useSocketState(({ isConnected }) => isConnected);

/** Ends polling and refetches polled queries once, for changes that were pushed before. */
export async function socketConnected(client: QueryClient): Promise<void> {
  useSocketState.setState({ isConnected: true });
  // A pending answer may be older than the pushed changes.
  await client.cancelQueries({ predicate: isPolled });
  await client.invalidateQueries({ predicate: isPolled });
}

/** Makes polled queries poll until the socket is connected again. */
export const socketDisconnected = (): void => useSocketState.setState({ isConnected: false });
