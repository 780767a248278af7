import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { Problem } from '@lichen/contracts/api/problems';
import type { Logger } from 'pino';
import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { networkOf } from '../accounts/rate-limits';
import type { Configuration } from '../configuration';
import { isInfected } from '../scan/scanned-files';
import { boundedMessage } from './bounded-message';
import { type MailDoor, MOST_ADDRESS } from './mail-door';
import type { NetworkLimits } from './network-limits';

export interface SmtpDoorParts {
  readonly door: MailDoor;
  readonly limits: NetworkLimits;
  readonly log: Pick<Logger, 'warn'>;
  readonly configuration: Pick<
    Configuration,
    'mailInPort' | 'mailInBytes' | 'HOST' | 'mailInDomain' | 'MAIL_IN_TLS_CERT_FILE' | 'MAIL_IN_TLS_KEY_FILE'
  >;
}

/** A listening SMTP server; `port` is the one it got where 0 was configured. */
export interface SmtpDoor {
  readonly port: number;
  stop(): Promise<void>;
}

/** Most connections of everybody and of one network, and most recipients of one message. */
const MOST = { clients: 100, ofNetwork: 10, recipients: 10 } as const;
/**
 * An oversized message is read up to this multiple of the limit, so that the sender gets the refusal; then the
 * connection is cut.
 */
const DRAINED = 3;
/** In milliseconds: idle time of a connection, longest time of one message, and grace period at a stop. */
const TIMES = { silence: 60_000, message: 600_000, closing: 5000 } as const;

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

const UNKNOWN = () => refusal(550, 'No such address here');
const LATER = () => refusal(451, 'Too much at once, try again later');
const AWAY = () => refusal(421, 'Too many attempts, try again later');

/** Returns the SMTP error for the sending server: temporary for a full disk or a restart, so that it retries. */
function answerTo(error: unknown, isBroken: boolean, log: SmtpDoorParts['log']): Error {
  if (error instanceof Problem && error.code === 'tooLarge') return refusal(552, 'The message is too large');
  if (isInfected(error)) return refusal(554, 'The message contains malware');
  if (!isBroken) log.warn({ err: error }, 'a mail was not stored; its sender will try again');
  return refusal(451, 'Not stored, try again later');
}

/** Calls a handler's callback when its work ends, with the error if it failed. */
const settle = (work: Promise<void>, done: (error?: Error | null) => void) =>
  work.then(
    () => done(),
    (error: Error) => done(error),
  );

/** Closes a connection, whatever it is doing. */
function cut(server: SMTPServer, { id }: Pick<SMTPServerSession, 'id'>): void {
  for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
}

/** Reads and discards the rest of a refused message, so that the refusal can be sent after it. */
function drain(server: SMTPServer, session: SMTPServerSession, stream: SMTPServerDataStream, most: number): void {
  stream.on('data', () => stream.byteLength > most && cut(server, session));
}

/** Open connections by network. */
function openConnections() {
  const open = new Map<string, Set<string>>();
  return {
    enter: ({ id, remoteAddress }: SMTPServerSession): number => {
      const network = networkOf(remoteAddress);
      const ids = (open.get(network) ?? new Set()).add(id);
      open.set(network, ids);
      return ids.size;
    },
    leave: ({ id, remoteAddress }: SMTPServerSession): void => {
      const network = networkOf(remoteAddress);
      const ids = open.get(network);
      ids?.delete(id);
      if (ids?.size === 0) open.delete(network);
    },
  };
}

function tlsOf({ MAIL_IN_TLS_CERT_FILE: cert, MAIL_IN_TLS_KEY_FILE: key }: SmtpDoorParts['configuration']) {
  return cert && key ? { cert: readFileSync(cert), key: readFileSync(key) } : undefined;
}

/** Receives mail by SMTP for the addresses that the door knows; relays none. */
export async function startSmtpDoor({ door, limits, log, configuration }: SmtpDoorParts): Promise<SmtpDoor> {
  const { SMTPServer } = await import('smtp-server');
  const { mailInBytes: size, mailInDomain: name } = configuration;
  const tls = tlsOf(configuration);
  const connections = openConnections();

  const greet = async (session: SMTPServerSession) => {
    const isCrowded = connections.enter(session) > MOST.ofNetwork;
    if (isCrowded || !(await limits.count('connection', session.remoteAddress))) throw AWAY();
  };
  const judge = async (recipient: string, { envelope, remoteAddress }: SMTPServerSession) => {
    const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
    const verdict = recipient.length > MOST_ADDRESS ? 'unknown' : await door.judge(recipient, sender);
    if (verdict === 'later') throw LATER();
    // Limits guessing of addresses.
    if (verdict === 'unknown') throw (await limits.count('unknown', remoteAddress)) ? UNKNOWN() : AWAY();
  };
  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const { mailFrom, rcptTo } = session.envelope;
    const late = setTimeout(() => cut(server, session), TIMES.message);
    try {
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
      await door.take(boundedMessage(stream, size), envelope);
    } catch (error) {
      drain(server, session, stream, size * DRAINED);
      throw answerTo(error, stream.destroyed, log);
    } finally {
      clearTimeout(late);
    }
  };

  const server: SMTPServer = new SMTPServer({
    ...{ name, size, ...tls },
    ...{ authOptional: true, disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'] },
    ...{ rejectOversized: true, disableReverseLookup: true, hideDSN: true, hideREQUIRETLS: true },
    ...{ maxClients: MOST.clients, maxRecipients: MOST.recipients },
    ...{ socketTimeout: TIMES.silence, closeTimeout: TIMES.closing },
    onConnect: (session, done) => void settle(greet(session), done),
    onClose: (session) => connections.leave(session),
    onRcptTo: ({ address }, session, done) => void settle(judge(address, session), done),
    onData: (stream, session, done) => void settle(take(stream, session), done),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(configuration.mailInPort ?? 0, configuration.HOST, resolve);
  });
  // A broken connection is not an error of the server.
  server.removeAllListeners('error').on('error', () => undefined);
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
