import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import type { Configuration } from '../platform/configuration';
import type { Push } from '../platform/push/push';

/**
 * Time limits in milliseconds for a request's headers and for a whole request. The largest file, 25 MB, arrives in five
 * minutes at 0.7 Mbit/s.
 */
const SLOWEST = { headers: 15_000, request: 300_000 } as const;

/**
 * Time in milliseconds that an idle connection stays open: longer than proxies keep theirs, 60 seconds with nginx. The
 * side that sends must be the one that closes; otherwise a request may meet a connection that is just being closed.
 */
const IDLE_MS = 75_000;

/**
 * Time in milliseconds after which a busy connection is cut during shutdown; before that, its next answer asks the
 * client to close it.
 */
const GRACE_MS = 20_000;
/** Idle time in milliseconds granted to a connection during shutdown, because its next request may be on its way. */
const SILENT_MS = 500;

export interface Listening {
  port: number;
  /** Stops accepting connections, closes the sockets and waits for pending answers. */
  stop(): Promise<void>;
}

export async function listen(
  app: Express,
  push: Push,
  { HOST, PORT }: Pick<Configuration, 'HOST' | 'PORT'>,
): Promise<Listening> {
  const server = createServer(app);
  server.headersTimeout = SLOWEST.headers;
  server.requestTimeout = SLOWEST.request;
  server.keepAliveTimeout = IDLE_MS;
  let isStopping = false;
  server.prependListener('request', (_request, response) => {
    // A client that keeps a connection busy, such as a proxy, would otherwise keep the process alive for ever.
    if (isStopping) response.setHeader('connection', 'close');
  });
  await push.attach(server);
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });
  return {
    port,
    stop: async () => {
      isStopping = true;
      server.keepAliveTimeout = SILENT_MS;
      const closed = new Promise((resolve) => server.close(resolve));
      await push.stop();
      const late = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await closed;
      clearTimeout(late);
    },
  };
}
