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

type Ended = Pick<ReturnType<typeof useSession.getState>, 'isLoggedOut' | 'isExpired'>;
const isOver = ({ isLoggedOut, isExpired }: Ended): boolean => isLoggedOut || isExpired;

/** Without a connection no changed rights or new releases are pushed, so the portal answer is polled. */
const poll = makePoll(refreshSession);

/** Registers the listeners; returns a function that is true until the page has connected once. */
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
  // After a disconnect by the server, due to a restart or a session that ended, the client library gives up; this code
  // reconnects. The answer tells at once whether the person has to log in again.
  socket.on('disconnect', (reason) => {
    socketDisconnected();
    poll.start();
    if (reason !== 'io server disconnect') return;
    void refreshSession();
    setTimeout(() => socket.connect(), 1000);
  });
  return () => !connectedBefore;
}

/** Opens the tab's only connection after the first render and keeps it; returns a function that closes it. */
export function connectSocket(client: QueryClient): () => void {
  let socket: Socket<Listeners> | undefined;
  let wanted = true;
  // From the time of the portal answer the server knows whether anything was pushed before the first connection. After
  // a later gap everything is fetched again anyway.
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
  // The server refuses a connection without a session, and the client library does not try again by itself.
  const stopLooking = useSession.subscribe((now, before) => {
    if (isOver(before) && !isOver(now)) socket?.connect();
  });
  const timer = setTimeout(() => void open().catch(poll.start), 300);
  return () => {
    wanted = false;
    stopLooking();
    clearTimeout(timer);
    poll.stop();
    socket?.close();
  };
}
