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
import { expireSession, refreshSession, useSession } from '../session/session';
import { addNotice, updateJob } from './notices';
import { makePoll } from './poll-answer';

type Listeners = { [E in keyof PushEvents]: (event: PushEvents[E]) => void };

const LONGEST_WAIT_MS = 30_000;

/** Without a connection nobody tells of changed rights and new releases: the answer is asked for instead. */
const poll = makePoll(refreshSession);

/** Answers whether this page has not been connected yet. */
function listen(socket: Socket<Listeners>, client: QueryClient): () => boolean {
  let connectedBefore = false;
  const catchUp = () => {
    refetchAfterGap(client);
    void refreshSession();
  };
  socket.on('connect', () => {
    poll.stop();
    void socketConnected(client);
    if (connectedBefore) catchUp();
    connectedBefore = true;
  });
  socket.on('missed', catchUp);
  socket.on('changed', (event) => refetchChanged(client, event));
  socket.on('notice', addNotice);
  socket.on('job', (job) => {
    updateJob(job);
    storeJobProgress(client, job);
  });
  socket.on('release', () => void refreshSession());
  socket.on('revoked', ({ reason }) => (reason === 'session' ? expireSession() : void refreshSession()));
  socket.on('connect_error', poll.start);
  // The server ended the connection (a restart, or lost rights); the client library gives up then, this does not.
  socket.on('disconnect', (reason) => {
    socketDisconnected();
    poll.start();
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 1000);
  });
  return () => !connectedBefore;
}

/** One connection per tab, opened after the first drawing and kept for as long as the tab lives. */
export function connectSocket(client: QueryClient): () => void {
  let socket: Socket<Listeners> | undefined;
  let wanted = true;
  // By the date of its answer the server knows whether anything came before the first connection. After a later gap
  // everything is fetched anyway.
  const answered = useSession.getState().newest?.issued_on;
  const open = async () => {
    const { io } = await import(/* webpackChunkName: "push" */ 'socket.io-client');
    if (!wanted) return;
    socket = io({
      ...{ path: '/socket', transports: ['websocket', 'polling'], reconnectionDelayMax: LONGEST_WAIT_MS },
      auth: (tell) => tell({ person: pageUserId(), ...(isFirst() ? { answered } : {}) }),
      autoConnect: false,
    });
    const isFirst = listen(socket, client);
    socket.connect();
  };
  const timer = setTimeout(() => void open().catch(poll.start), 300);
  return () => {
    wanted = false;
    clearTimeout(timer);
    poll.stop();
    socket?.close();
  };
}
