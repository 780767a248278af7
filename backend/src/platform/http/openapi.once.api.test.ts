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

/** Processor time in milliseconds, on average of `count` requests of a visitor. */
async function costOf(path: string, count: number): Promise<number> {
  const begun = process.cpuUsage();
  for (let done = 0; done < count; done += 1) await fetched(path, 'identity');
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / count;
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
  expect(await costOf('/api/docs', 20)).toBeLessThan(20);
  expect(await costOf('/api/openapi.json', 20)).toBeLessThan(20);
});
