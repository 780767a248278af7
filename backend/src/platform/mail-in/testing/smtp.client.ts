import { connect, type Socket } from 'node:net';

/** A test client that reads a server's replies line by line. */
export interface SmtpClient {
  readonly socket: Socket;
  /** Sends a line, if given, and returns the code of the reply. */
  say(line?: string): Promise<number>;
  close(): void;
}

/** Connects a raw SMTP client, with which tests can send what no mail program would; reuses `socket` if given. */
export async function smtpClient(port: number, socket: Socket = connect(port, '127.0.0.1')): Promise<SmtpClient> {
  let heard = '';
  let isClosed = false;
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const next of waiting.splice(0)) next();
  };
  socket.on('data', (chunk) => {
    heard += String(chunk);
    wake();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    wake();
  });
  const reply = async (): Promise<number> => {
    for (;;) {
      const found = /^(?:\d{3}-[^\n]*\n)*(\d{3}) [^\n]*\n/.exec(heard);
      if (found) {
        heard = heard.slice(found[0].length);
        return Number(found[1]);
      }
      // The connection was cut without a reply.
      if (isClosed) return 0;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const client: SmtpClient = {
    socket,
    say: async (line) => {
      if (line !== undefined) socket.write(`${line}\r\n`);
      return reply();
    },
    close: () => socket.destroy(),
  };
  return client;
}

/** Sends one complete message; returns the reply codes of its steps. */
export async function sendMessage(
  port: number,
  { to, from = 'bills@supplier.example', raw }: { to: readonly string[]; from?: string; raw: Buffer },
): Promise<number[]> {
  const client = await smtpClient(port);
  const codes = [
    await client.say(),
    await client.say('EHLO supplier.example'),
    await client.say(`MAIL FROM:<${from}>`),
  ];
  for (const each of to) codes.push(await client.say(`RCPT TO:<${each}>`));
  const begun = await client.say('DATA');
  codes.push(begun);
  if (begun === 354) {
    client.socket.write(String(raw.toString('latin1')).replace(/^\./gm, '..'), 'latin1');
    codes.push(await client.say('\r\n.'));
  }
  client.close();
  return codes;
}
