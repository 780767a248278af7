import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The test file of antivirus makers, in two parts, so that no scanner takes this source for it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** How the server behaves: as clamd does, or as one that hangs, hangs up, or answers with this text. */
type Manner = 'scan' | 'hang' | 'hang up' | { readonly answer: string };

interface Session {
  received: Buffer;
  file: Buffer;
  /** Lengths of the pieces of the file. */
  readonly pieces: number[];
}

const COMMAND = Buffer.from('zINSTREAM\0');

/** Takes the complete pieces out of what has come; returns true at the empty one. */
function takePieces(session: Session): boolean {
  while (session.received.length >= 4) {
    const length = session.received.readUInt32BE();
    if (length === 0) return true;
    if (session.received.length < 4 + length) return false;
    session.file = Buffer.concat([session.file, session.received.subarray(4, 4 + length)]);
    session.received = session.received.subarray(4 + length);
    session.pieces.push(length);
  }
  return false;
}

/**
 * Starts a server on loopback that speaks clamd's INSTREAM command and knows one signature, EICAR. Like clamd, it
 * answers a file beyond `most` bytes at once and hangs up.
 */
export async function clamdServer(most = 25 * 1024 * 1024) {
  let manner: Manner = 'scan';
  const scanned: { readonly file: Buffer; readonly pieces: readonly number[] }[] = [];
  const sockets = new Set<Socket>();

  const answerTo = ({ file }: Session): string => {
    if (typeof manner === 'object') return manner.answer;
    return file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    const session: Session = { received: Buffer.alloc(0), file: Buffer.alloc(0), pieces: [] };
    let isBegun = false;
    socket.on('data', (chunk: Buffer) => {
      session.received = Buffer.concat([session.received, chunk]);
      if (manner === 'hang') return;
      if (manner === 'hang up') return void socket.destroy();
      if (!isBegun) {
        if (session.received.length < COMMAND.length) return;
        if (!session.received.subarray(0, COMMAND.length).equals(COMMAND)) return void socket.end('UNKNOWN COMMAND\0');
        session.received = session.received.subarray(COMMAND.length);
        isBegun = true;
      }
      const isWhole = takePieces(session);
      if (session.file.length > most) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (!isWhole) return;
      scanned.push({ file: session.file, pieces: session.pieces });
      socket.end(`${answerTo(session)}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    behave: (as: Manner) => {
      manner = as;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
