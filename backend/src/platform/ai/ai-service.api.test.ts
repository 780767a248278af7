import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  type AskedOfService,
  type ServiceAnswer,
  TOKENS,
  aiServiceServer,
} from '../../../test/servers/ai-service-server';
import { type World, makeWorld } from '../../../test/world';
import type { AiService } from './ai-service';
import { makeAiService } from './make-ai-service';

type Server = Awaited<ReturnType<typeof aiServiceServer>>;

let world: World;
let server: Server;
let answer: (asked: AskedOfService) => ServiceAnswer;

beforeAll(async () => {
  world = await makeWorld();
  server = await aiServiceServer((asked) => answer(asked));
}, 60_000);
beforeEach(() => {
  server.asked.length = 0;
});
afterAll(async () => {
  server.stop();
  await world.stop();
});

const SETTINGS = { AI_MODEL: 'reader-1', AI_KEY: 'secret-key', AI_TIMEOUT_SECONDS: 20, AI_COMPANY_TOKENS: 1_000_000 };

const serviceOf = (AI_PROVIDER: 'openai' | 'anthropic', more: Partial<typeof SETTINGS> = {}): AiService => {
  const { platform } = world.engine;
  const configuration = { ...platform.configuration, ...SETTINGS, AI_PROVIDER, AI_URL: server.url, ...more };
  return makeAiService({ ...platform, configuration });
};

const question = () => ({
  companyId: randomUUID(),
  instructions: 'Read the total.',
  material: 'Total 300.00',
  schema: z.object({ total: z.string() }),
  schemaName: 'total',
});

it.each([
  ['openai', '/v1/chat/completions', 'authorization', 'Bearer secret-key'],
  ['anthropic', '/v1/messages', 'x-api-key', 'secret-key'],
] as const)('asks a service that speaks the protocol of %s', async (provider, path, header, key) => {
  answer = () => ({ value: { total: '300.00', more: 'is left out' } });
  const service = serviceOf(provider);
  const asked = {
    ...question(),
    pictures: [{ bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0]), mediaType: 'image/jpeg' }],
  };

  expect(await service.ask(asked)).toEqual({ state: 'answered', value: { total: '300.00' } });
  expect(await service.use(asked.companyId)).toEqual({ used: TOKENS, most: 1_000_000 });
  const [sent] = server.asked;
  expect(sent).toMatchObject({ path, headers: { [header]: key }, body: { model: 'reader-1' } });
  for (const part of ['Read the total.', 'Total 300.00', '"total"', '/9j/4A=='])
    expect([part, sent?.said.includes(part) || sent?.said.includes(part.replaceAll('"', '\\"'))]).toEqual([part, true]);
});

it('tries again where the service is busy, and says so where it stays busy', async () => {
  let busy = 1;
  answer = () => (busy-- > 0 ? { status: 503 } : { value: { total: '1' } });
  expect(await serviceOf('openai').ask(question())).toEqual({ state: 'answered', value: { total: '1' } });
  expect(server.asked).toHaveLength(2);

  answer = () => ({ status: 503 });
  expect(await serviceOf('openai').ask(question())).toEqual({ state: 'unavailable' });
  answer = () => ({ status: 401 });
  server.asked.length = 0;
  expect(await serviceOf('anthropic').ask(question())).toEqual({ state: 'unavailable' });
  // Refused requests are not repeated.
  expect(server.asked).toHaveLength(1);
}, 60_000);

it('takes no answer of another shape, and counts what it took', async () => {
  answer = () => ({ value: { sum: 300 } });
  const service = serviceOf('openai');
  const asked = question();

  expect(await service.ask(asked)).toEqual({ state: 'unavailable' });
  expect((await service.use(asked.companyId)).used).toBe(TOKENS);
});

it('waits no longer than the operator lets it', async () => {
  answer = () => ({ hangs: true });
  const begun = Date.now();

  expect(await serviceOf('openai', { AI_TIMEOUT_SECONDS: 1 }).ask(question())).toEqual({ state: 'unavailable' });
  expect(Date.now() - begun).toBeLessThan(10_000);
});

it('stops with the work that it is asked for', async () => {
  answer = () => ({ hangs: true });
  const stop = new AbortController();
  const asking = serviceOf('openai').ask({ ...question(), signal: stop.signal });
  setTimeout(() => stop.abort(), 100);

  await expect(asking).rejects.toThrow();
});

it('asks nothing more for a company that has used what it may in a month', async () => {
  answer = () => ({ value: { total: '1' } });
  const service = serviceOf('openai', { AI_COMPANY_TOKENS: TOKENS });
  const asked = question();

  expect((await service.ask(asked)).state).toBe('answered');
  expect(await service.ask(asked)).toEqual({ state: 'over_limit' });
  expect((await service.ask(question())).state).toBe('answered');
  expect(server.asked).toHaveLength(2);
});

it('asks nobody where the operator set none', async () => {
  const { ai } = world.engine.platform;
  expect([ai.name, await ai.ask(question())]).toEqual([null, { state: 'unavailable' }]);
});
