import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A request that the service received. */
export interface AskedOfService {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
  /** The whole prompt as text. */
  readonly said: string;
}

/** The service's answer: a value, a failure with a status, or none when it hangs. */
export type ServiceAnswer = { readonly value: unknown } | { readonly status: number } | { readonly hangs: true };

export const TOKENS = 120;

const openAi = (value: unknown) => ({
  ...{ id: 'chat-1', object: 'chat.completion', created: 1_790_000_000, model: 'reader-1' },
  choices: [{ index: 0, message: { role: 'assistant', content: JSON.stringify(value) }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: TOKENS },
});

const anthropic = (value: unknown, hasTools: boolean) => ({
  ...{ id: 'msg-1', type: 'message', role: 'assistant', model: 'reader-1' },
  content: hasTools
    ? [{ type: 'tool_use', id: 'tool-1', name: 'json', input: value }]
    : [{ type: 'text', text: JSON.stringify(value) }],
  stop_reason: hasTools ? 'tool_use' : 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 100, output_tokens: 20 },
});

/** Starts a service that implements the protocols of OpenAI and Anthropic as documented. */
export async function aiServiceServer(answer: (asked: AskedOfService) => ServiceAnswer) {
  const asked: AskedOfService[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, unknown>;
    const one = { path: request.url ?? '', headers: request.headers, body, said: JSON.stringify(body) };
    asked.push(one);
    const said = answer(one);
    if ('hangs' in said) return;
    const status = 'status' in said ? said.status : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    if ('status' in said) return response.end(JSON.stringify({ error: { type: 'overloaded', message: 'Busy' } }));
    const isAnthropic = one.path.endsWith('/messages');
    response.end(JSON.stringify(isAnthropic ? anthropic(said.value, 'tools' in body) : openAi(said.value)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
