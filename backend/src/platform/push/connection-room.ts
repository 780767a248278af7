import type { IncomingMessage } from 'node:http';

/** The part of a connection below a socket that is needed before and after a page has entered a room with it. */
interface Connection {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): unknown;
  close(discard?: boolean): unknown;
}

/**
 * Counts the connections of each owner from their first request on, also while they have not asked to be let in. Owners
 * with `most` connections get no further one. Without this limit a client that connects and says nothing holds memory
 * for as long as the time to log in, as often as it likes.
 */
export function connectionRoom(most: number) {
  const open = new Map<string, number>();
  const owners = new WeakMap<IncomingMessage, string>();
  const hasRoom = (owner: string) => (open.get(owner) ?? 0) < most;
  const leave = (owner: string) => {
    const left = (open.get(owner) ?? 1) - 1;
    if (left > 0) open.set(owner, left);
    else open.delete(owner);
  };

  return {
    /** Returns whether the owner of a first request may have another connection. */
    mayOpen: (request: IncomingMessage, owner: string): boolean => {
      owners.set(request, owner);
      return hasRoom(owner);
    },
    /** Counts a connection until it closes; closes it at once if others of the owner were faster. */
    enter: (connection: Connection): void => {
      const owner = owners.get(connection.request);
      if (owner === undefined || !hasRoom(owner)) return void connection.close(true);
      open.set(owner, (open.get(owner) ?? 0) + 1);
      connection.once('close', () => leave(owner));
    },
  };
}
