import type { PushEvents } from '@lichen/contracts/api/events';
import {
  refetchChanged,
  refetchAfterGap,
  storeJobProgress,
  pageUserId,
  socketConnected,
  socketDisconnected,
} from '@lichen/kit';
import type { QueryClient } from '@lichen/kit/query';
import type { Socket } from 'socket.io-client';
import { refreshSession, expireSession } from '../session/session';
import { addNotice, updateJob } from './notices';

type Listeners = { [E in keyof PushEvents]: (event: PushEvents[E]) => void };

const LONGEST_WAIT_MS = 30_000;

function listen(socket: Socket<Listeners>, client: QueryClient): void {
  let connectedBefore = false;
  socket.on('connect', () => {
    void socketConnected(client);
    if (connectedBefore) {
      refetchAfterGap(client);
      void refreshSession();
    }
    connectedBefore = true;
  });
  socket.on('changed', (event) => refetchChanged(client, event));
  socket.on('notice', addNotice);
  socket.on('job', (job) => {
    updateJob(job);
    storeJobProgress(client, job);
  });
  socket.on('release', () => void refreshSession());
  socket.on('revoked', ({ reason }) => (reason === 'session' ? expireSession() : void refreshSession()));
  // The server ended the connection (a restart, or lost rights); the client library gives up then, this does not.
  socket.on('disconnect', (reason) => {
    socketDisconnected();
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 1000);
  });
}

/** One connection per tab, opened after the first drawing and kept for as long as the tab lives. */
export function connectSocket(client: QueryClient): () => void {
  let socket: Socket<Listeners> | undefined;
  let wanted = true;
  const open = async () => {
    const { io } = await import(/* webpackChunkName: "push" */ 'socket.io-client');
    if (!wanted) return;
    socket = io({
      ...{ path: '/socket', transports: ['websocket', 'polling'], reconnectionDelayMax: LONGEST_WAIT_MS },
      auth: { person: pageUserId() },
    });
    listen(socket, client);
  };
  const timer = setTimeout(() => void open().catch(() => undefined), 300);
  return () => {
    wanted = false;
    clearTimeout(timer);
    socket?.close();
  };
}
