import type { IncomingMessage } from 'node:http';
import type { PushEvents } from '@lichen/contracts/api/events';
import type { Logger } from 'pino';
import { Server as SocketServer, type Socket } from 'socket.io';
import type { Session } from '../accounts/accounts';
import { isAnotherPerson } from '../http/security/person-check';
import { coalesce } from './coalesce';
import { connectionRoom } from './connection-room';
import type { Push } from './push';
import { recentPushes } from './recent-pushes';

export interface PushSettings {
  /** Returns the session of a request's `Cookie` header. */
  readonly sessionOf: (cookieHeader: string) => Promise<Session | undefined>;
  /** Returns whether a page of this origin may connect; `host` is the requested host. */
  readonly isAllowedOrigin: (origin: string, host: string | undefined) => boolean;
  readonly log: Logger;
  readonly redisUrl?: string | undefined;
  /** Name of the Redis stream; must differ between installations that share a Redis. */
  readonly streamName?: string;
  /**
   * Interval in milliseconds at which a socket's session is checked again, for expired sessions and those that `cut`
   * missed.
   */
  readonly recheckMs?: number;
  /** Connections that one person may have in a process; further pages poll instead. */
  readonly mostOfPerson?: number;
  /** Clock of the portal answers, in epoch milliseconds. */
  readonly now?: () => number;
}

interface SocketData {
  session: Session;
  cookie: string;
}

type Io = SocketServer<Record<string, Emit>, Record<string, Emit>, { [TOLD]: (room: string) => void }, SocketData>;

type Emit = (...args: unknown[]) => void;

/** Clients send nothing but their handshake. */
const MOST_BYTES = 4096;
const RECHECK_MS = 60_000;
/** More tabs than anybody reads; every event of a company is sent to each of its connections. */
const MOST_OF_PERSON = 100;
/** Owner of all connections without a session; they are refused as soon as they ask to be let in. */
const VISITORS = 'visitors';
/** Tolerated delay of other processes' events and answers, in milliseconds. */
const LAG_MS = 2_000;
/** Message by which processes tell each other that a room had an event. */
const TOLD = 'told';

const room = {
  company: (companyId: string) => `c:${companyId}`,
  user: (companyId: string, userId: string) => `u:${companyId}:${userId}`,
  session: (hash: string) => `s:${hash}`,
};

const roomsOf = ({ companyId, userId, hash }: Session) => [
  room.company(companyId),
  room.user(companyId, userId),
  room.session(hash),
];

const makeIo = (mayConnect: (request: IncomingMessage) => Promise<boolean>): Io =>
  new SocketServer({
    path: '/socket',
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
    allowRequest: (request, done) => mayConnect(request).then((may) => done(null, may)),
  });

/** Socket.IO at `/socket`: the server sends, pages only listen. */
export function socketPush(settings: PushSettings): Push {
  const { sessionOf, log, recheckMs = RECHECK_MS, mostOfPerson = MOST_OF_PERSON, now = Date.now } = settings;
  // More than are let in, so that the pages that are refused are told why.
  const connections = connectionRoom(2 * mostOfPerson);
  const io = makeIo((request) => mayOpen(request, connections, settings));
  const endings: (() => void)[] = [];
  const recent = recentPushes(now);
  let isOneOfMany = false;
  const send = (to: string, event: string, payload: unknown) => {
    if (isOneOfMany) io.serverSideEmit(TOLD, to);
    io.to(to).emit(event, payload);
  };
  const emit = (to: string, event: string, payload: unknown) => {
    recent.note(to);
    send(to, event, payload);
  };
  const changes = coalesce((companyId, changed) => send(room.company(companyId), 'changed', changed));

  io.use((socket, next) => {
    admit(socket, sessionOf).then(
      (session) => next(hasTooMany(io, session, mostOfPerson) ? new Error('Too many connections') : undefined),
      () => next(new Error('Not authorised')),
    );
  });
  io.on(TOLD, recent.note);
  let releasedOn = Number.NEGATIVE_INFINITY;
  io.on('connection', (socket) => {
    // Events between the portal answer and the connection reached no socket.
    const answered = Number(socket.handshake.auth['answered']);
    if (answered < releasedOn + LAG_MS) socket.emit('release', {} satisfies PushEvents['release']);
    const readOn = isOneOfMany ? answered - LAG_MS : answered;
    if (recent.since(roomsOf(socket.data.session), readOn)) socket.emit('missed', {} satisfies PushEvents['missed']);
    // Pages only listen, so a client that sends is not a page of ours.
    socket.onAny(() => socket.disconnect(true));
  });

  return {
    toCompany: (companyId, event, payload) => {
      if (event !== 'changed') return emit(room.company(companyId), event, payload);
      recent.note(room.company(companyId));
      changes.add(companyId, payload as PushEvents['changed']);
    },
    toUser: (companyId, userId, event, payload) => void emit(room.user(companyId, userId), event, payload),
    toAll: (event) => {
      releasedOn = now();
      io.emit(event, {} satisfies PushEvents['release']);
    },
    cut: (hashes) => {
      if (hashes.length > 0) io.in(hashes.map(room.session)).disconnectSockets(true);
    },
    attach: async (server) => {
      if (settings.redisUrl) endings.push(await spanProcesses(io, settings.redisUrl, settings));
      isOneOfMany = settings.redisUrl !== undefined;
      io.attach(server);
      io.engine.on('connection', connections.enter);
      const timer = setInterval(() => {
        recheck([...io.sockets.sockets.values()], sessionOf).catch((err) =>
          log.warn({ err }, 'socket sessions could not be checked'),
        );
      }, recheckMs).unref();
      endings.push(() => clearInterval(timer));
    },
    stop: async () => {
      changes.flush();
      io.disconnectSockets(true);
      // The caller owns the HTTP server and closes it.
      io.engine?.close();
      await Promise.all([...io._nsps.values()].map((space) => space.adapter.close()));
      for (const end of endings) end();
    },
  };
}

/** Browsers send the origin with every socket and cross-site request; a same-site poll may omit it. */
function isAllowed({ headers }: IncomingMessage, { isAllowedOrigin }: PushSettings): boolean {
  if (headers.origin !== undefined) return isAllowedOrigin(headers.origin, headers.host);
  const isUpgrade = headers.upgrade !== undefined;
  return !isUpgrade && ['same-origin', undefined].includes(headers['sec-fetch-site'] as string | undefined);
}

/** Returns whether a first request may open a connection, which counts for the person of its session. */
async function mayOpen(
  request: IncomingMessage,
  connections: ReturnType<typeof connectionRoom>,
  settings: PushSettings,
): Promise<boolean> {
  if (!isAllowed(request, settings)) return false;
  try {
    const session = await settings.sessionOf(request.headers.cookie ?? '');
    return connections.mayOpen(request, session ? room.user(session.companyId, session.userId) : VISITORS);
  } catch (err) {
    settings.log.warn({ err }, 'a socket could not be opened');
    return false;
  }
}

async function admit(socket: Socket<never, never, never, SocketData>, sessionOf: PushSettings['sessionOf']) {
  const cookie = socket.handshake.headers.cookie ?? '';
  const session = await sessionOf(cookie);
  if (!session) throw new Error('No session');
  if (isAnotherPerson({ session, claimed: socket.handshake.auth['person'] }))
    throw new Error('A session of somebody else');
  socket.data = { session, cookie };
  await socket.join(roomsOf(session));
  // The session ended while it was read, and this socket was not yet in the room that was disconnected.
  if (!(await sessionOf(cookie))) throw new Error('No session');
  return session;
}

/** Returns whether a person has more connections than `most`, the one that just came included. */
const hasTooMany = (io: Io, { companyId, userId }: Session, most: number): boolean =>
  (io.sockets.adapter.rooms.get(room.user(companyId, userId))?.size ?? 0) > most;

async function recheck(sockets: Socket<never, never, never, SocketData>[], sessionOf: PushSettings['sessionOf']) {
  for (const socket of sockets) if (!(await sessionOf(socket.data.cookie))) socket.disconnect(true);
}

/** Makes rooms span processes, through a Redis stream. */
async function spanProcesses(io: SocketServer, url: string, { log, streamName = 'lichen-push' }: PushSettings) {
  const [{ Redis }, { createAdapter }] = await Promise.all([
    import('ioredis'),
    import('@socket.io/redis-streams-adapter'),
  ]);
  const client = new Redis(url, { maxRetriesPerRequest: null });
  client.on('error', (err) => log.warn({ err }, 'Redis is not responding'));
  io.adapter(createAdapter(client, { streamName, channelPrefix: streamName, blockTimeInMs: 1000 }));
  return () => client.disconnect();
}
