import { connect, type Socket } from 'node:net';

/** One file on its way through a virus scanner. */
export interface Scan {
  /** Passes the next bytes on. Errors are kept for `found`, so that a refused upload is still read to its end. */
  write(bytes: Buffer): Promise<void>;
  /** Ends the file. Returns the name of the malware in it, or null; throws if the scanner gives no verdict. */
  found(): Promise<string | null>;
  /** Closes the connection. */
  stop(): void;
}

/** Idle time in milliseconds after which a scanner counts as hung. */
const SILENCE = 60_000;
/** Longest answer of clamd that is read, in characters. */
const MOST_ANSWER = 1000;

/** Returns what to connect to for `tcp://host:port` or `unix:/path`. */
function targetOf(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) };
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** Resolves with the first answer, which ends with a zero byte. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.setEncoding('latin1').on('data', (part) => {
      answer = `${answer}${String(part)}`.slice(0, MOST_ANSWER);
      const end = answer.indexOf('\0');
      if (end >= 0) resolve(answer.slice(0, end));
    });
    socket.on('error', reject);
    socket.once('close', () => reject(new Error('clamd closed the connection without an answer')));
  });
}

/** Returns the name of the malware in an answer of clamd; null for a clean file. Throws for an error of clamd. */
function nameIn(answer: string): string | null {
  if (answer === 'stream: OK') return null;
  const name = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (name === undefined) throw new Error(`clamd: ${answer}`);
  return name;
}

/** Begins a scan by clamd's INSTREAM command: pieces with their length before them, and an empty one at the end. */
export function clamdScan(address: string, silence = SILENCE): Scan {
  const socket = connect(targetOf(address));
  socket.setTimeout(silence, () => socket.destroy(new Error('clamd did not answer in time')));
  const answer = answerOf(socket);
  // Read in `found`; the connection may break before that.
  answer.catch(() => undefined);
  let isOpen = true;
  const send = async (bytes: Buffer): Promise<void> => {
    if (!isOpen) return;
    await new Promise<void>((resolve) => {
      socket.write(bytes, (error) => {
        // clamd hangs up on a file beyond its limit; its answer says so.
        if (error) isOpen = false;
        resolve();
      });
    });
  };
  const piece = (bytes: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, bytes]);
  };
  const begun = send(Buffer.from('zINSTREAM\0'));
  return {
    write: async (bytes) => {
      await begun;
      // An empty piece would end the file.
      if (bytes.length > 0) await send(piece(bytes));
    },
    found: async () => {
      await begun;
      await send(piece(Buffer.alloc(0)));
      return nameIn(await answer);
    },
    stop: () => {
      isOpen = false;
      socket.destroy();
    },
  };
}
