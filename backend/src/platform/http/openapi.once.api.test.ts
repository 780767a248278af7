import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { measurePace } from '../../../test/machine-pace';
import { type World, makeWorld } from '../../../test/world';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ environment: {} });
});
afterAll(() => world.stop());

const fetched = async (path: string, encoding: string) => {
  const answer = await fetch(`${world.url}${path}`, { headers: { 'accept-encoding': encoding } });
  const policy = answer.headers.get('content-security-policy') ?? '';
  return { status: answer.status, encoding: answer.headers.get('content-encoding'), policy, text: await answer.text() };
};

/** Processor time of asking for a text and letting it pass, in milliseconds. */
async function costOf(url: string): Promise<number> {
  const begun = process.cpuUsage();
  await new Promise<void>((resolve, reject) => {
    const sent = get(url, (answer) => answer.once('end', resolve).once('error', reject).resume());
    sent.once('error', reject);
  });
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

const medianOf = (some: readonly number[]) =>
  [...some].sort((one, other) => one - other)[Math.floor(some.length / 2)] as number;

/**
 * What a request costs beyond sending a megabyte, which this process does as well and which depends on the machine more
 * than on the portal; in milliseconds of the machine that the limit was set on.
 */
async function costOfWriting(path: string, count: number): Promise<number> {
  const { text } = await fetched(path, 'identity');
  const plain = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
  await once(plain, 'listening');
  const { port } = plain.address() as AddressInfo;
  const pace = measurePace();
  const more: number[] = [];
  for (let done = 0; done < count; done += 1)
    more.push((await costOf(`${world.url}${path}`)) - (await costOf(`http://127.0.0.1:${port}`)));
  plain.close();
  return medianOf(more) / pace();
}

it('sends the same description as it is and compressed', async () => {
  const [plain, small] = await Promise.all(['identity', 'gzip'].map((each) => fetched('/api/openapi.json', each)));
  expect([plain?.encoding, small?.encoding]).toEqual([null, 'gzip']);
  expect(small?.text).toBe(plain?.text);
  expect(JSON.parse(plain?.text ?? '')).toMatchObject({ openapi: '3.1.0' });
});

it('gives each page its own nonce', async () => {
  const pages = [await fetched('/api/docs', 'identity'), await fetched('/api/docs', 'gzip')];
  const nonces = pages.map(({ text }) => /<style nonce="([^"]{16,})">/.exec(text)?.[1] ?? '');
  expect(new Set(nonces).size).toBe(2);
  for (const [at, { policy }] of pages.entries()) expect(policy).toContain(`'nonce-${nonces[at]}'`);
});

it('writes the texts once, as visitors may ask for them all day', async () => {
  for (const path of ['/api/docs', '/api/openapi.json']) await fetched(path, 'identity');
  expect(await costOfWriting('/api/docs', 20)).toBeLessThan(20);
  expect(await costOfWriting('/api/openapi.json', 20)).toBeLessThan(20);
});
