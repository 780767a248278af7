import { createServer } from 'node:http';

export const settings = JSON.parse(process.env['SETTINGS'] ?? '{}');

/** Serves the result of `answer` as JSON with its length, on plain `node:http`. */
export function serve(answer, about) {
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', async () => {
      try {
        const text = await answer(
          request,
          chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString()),
        );
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.setHeader('content-length', Buffer.byteLength(text));
        response.end(text);
      } catch (error) {
        response.statusCode = 500;
        response.end(String(error));
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      }
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.log(JSON.stringify({ port, about }));
  });
}
