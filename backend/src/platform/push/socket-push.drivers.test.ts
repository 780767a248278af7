import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import type { Session } from '../accounts/accounts';
import type { Push } from './push';
import { socketPush } from './socket-push';

const person = (companyId: string, userId: string): Session => ({
  hash: `hash-${companyId}-${userId}`,
  companyId,
  accountType: 'standard',
  isOperator: false,
  userId,
  email: `${userId}@example.com`,
  firstName: '',
  lastName: '',
  roles: [],
  modules: [],
  language: 'en-GB',
});

const redisUrl = process.env['REDIS_URL'];
const origin = 'http://portal.test';
const streamName = `test-push-${process.pid}-${Date.now()}`;
const sessions = new Map([
  ['sid=a', person('one', 'anna')],
  ['sid=b', person('one', 'ben')],
  ['sid=c', person('two', 'carl')],
  ['sid=quiet', person('two', 'dora')],
]);
const stations: { server: Server; push: Push; url: string }[] = [];
let sockets: Socket[] = [];

beforeAll(async () => {
  for (let count = 0; count < (redisUrl ? 2 : 1); count += 1) {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const push = socketPush({
      sessionOf: async (cookie) => {
        const found = sessions.get(cookie);
        if (cookie === 'sid=ending') sessions.delete(cookie);
        return found;
      },
      isAllowedOrigin: (given) => given === origin,
      log: pino({ level: 'silent' }),
      redisUrl,
      streamName,
      recheckMs: 200,
      mostOfPerson: 5,
    });
    await push.attach(server);
    stations.push({ server, push, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  }
});

afterEach(() => {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
});

afterAll(async () => {
  for (const { server, push } of stations) {
    await push.stop();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** The last server listens and the first one announces; with Redis they are two servers. */
function connect(
  cookie: string,
  from: string | undefined = origin,
  transports = ['websocket'],
  auth: object = {},
): Promise<Socket> {
  const extraHeaders = { cookie, ...(from ? { origin: from } : {}) };
  const socket = io(stations.at(-1)?.url ?? '', {
    path: '/socket',
    transports,
    auth,
    extraHeaders,
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

const speaker = () => (stations[0] as { push: Push }).push;
const heard = (socket: Socket): unknown[][] => {
  const events: unknown[][] = [];
  socket.onAny((...event) => events.push(event));
  return events;
};
/** Messages that a page receives over its connection. */
const heardFrom = async (cookie: string, auth: object) => {
  const connecting = connect(cookie, origin, ['websocket'], auth);
  const events = heard(sockets.at(-1) as Socket);
  await connecting;
  await moment(100);
  return events;
};
const moment = (ms = 300) => new Promise((resolve) => setTimeout(resolve, ms));

it('refuses a stranger, a wrong origin and a socket without one', async () => {
  await expect(connect('sid=nobody')).rejects.toThrow('Not authorised');
  await expect(connect('sid=a', 'http://evil.test')).rejects.toThrow();
  await expect(connect('sid=a', 'http://evil.test', ['polling'])).rejects.toThrow();
  await expect(connect('sid=a', '')).rejects.toThrow();
  await expect(connect('sid=a', origin, ['polling'])).resolves.toBeDefined();
});

it('tells a page nothing of somebody else who has logged in beside it', async () => {
  await expect(connect('sid=b', origin, ['websocket'], { person: 'anna' })).rejects.toThrow('Not authorised');
  await expect(connect('sid=a', origin, ['websocket'], { person: 'anna' })).resolves.toBeDefined();
});

it("tells a company's people and a person, and nobody else", async () => {
  const [anna, ben, carl] = [await connect('sid=a'), await connect('sid=b'), await connect('sid=c')];
  const [toAnna, toBen, toCarl] = [heard(anna), heard(ben), heard(carl)];

  speaker().toCompany('one', 'changed', { entity: 'locations', kind: 'locations', id: 'x', version: 2 });
  speaker().toUser('one', 'ben', 'revoked', { reason: 'roles' });
  await moment();

  expect(toAnna).toEqual([['changed', { entity: 'locations', kind: 'locations', id: 'x', version: 2 }]]);
  expect(toBen.map(([name]) => name).sort()).toEqual(['changed', 'revoked']);
  expect(toCarl).toEqual([]);
});

it('tells everybody of a release, and nobody of which remote', async () => {
  const [toAnna, toCarl] = [heard(await connect('sid=a')), heard(await connect('sid=c'))];

  speaker().toAll('release');
  await moment();

  expect([toAnna, toCarl]).toEqual([[['release', {}]], [['release', {}]]]);
});

it('tells of a release a page that was answered before it and connects after it', async () => {
  // Not so early that this process cannot know.
  const answered = Date.now();
  stations.at(-1)?.push.toAll('release');
  // A page that is connected by the time the news comes from another process hears it from there as well.
  await moment();
  const before = await heardFrom('sid=a', { answered });
  const after = await heardFrom('sid=a', { answered: Date.now() + 60_000 });
  const unsaid = await heardFrom('sid=a', {});
  await moment();

  const releases = (events: unknown[][]) => events.filter(([name]) => name === 'release');
  expect([before, after, unsaid].map(releases)).toEqual([[['release', {}]], [], []]);
});

it('tells a page that connects that something was pushed since its answer, to its company or itself alone', async () => {
  await moment(20);
  const earlier = Date.now();
  await moment(20);
  speaker().toUser('one', 'anna', 'revoked', { reason: 'roles' });
  await moment();
  const missed = async (cookie: string, answered: number) =>
    (await heardFrom(cookie, { answered })).some(([name]) => name === 'missed');
  // Clocks and words of several processes are seconds apart.
  const later = Date.now() + 5_000;

  expect([await missed('sid=a', earlier), await missed('sid=a', later)]).toEqual([true, false]);
  if (!redisUrl) expect(await missed('sid=b', earlier)).toBe(false);

  speaker().toCompany('one', 'changed', { entity: 'bills', kind: 'activities', id: 'x', version: 1 });
  await moment();
  expect([await missed('sid=b', earlier), await missed('sid=b', later)]).toEqual([true, false]);
  if (!redisUrl) expect(await missed('sid=c', earlier)).toBe(false);
});

it('tells a page of an answer from before this process, as it cannot know', async () => {
  expect(await heardFrom('sid=c', { answered: Date.now() - 86_400_000 })).toContainEqual(['missed', {}]);
});

it('joins a bulk write into one event a list', async () => {
  const events = heard(await connect('sid=a'));

  for (let index = 0; index < 1000; index += 1)
    speaker().toCompany('one', 'changed', { entity: 'bills', kind: 'activities', id: String(index), version: 1 });
  speaker().toCompany('one', 'changed', { entity: 'locations', kind: 'locations', id: 'x', version: 1 });
  speaker().toCompany('one', 'changed', { entity: 'locations', kind: 'locations', id: 'x', version: 2 });
  await moment();

  expect(events).toEqual([
    ['changed', { entity: 'bills', kind: 'activities' }],
    ['changed', { entity: 'locations', kind: 'locations', id: 'x', version: 2 }],
  ]);
});

it('cuts the sockets of an ended session within two seconds, and no others', async () => {
  const [anna, ben] = [await connect('sid=a'), await connect('sid=b')];
  const gone = new Promise((resolve) => anna.once('disconnect', resolve));
  const began = Date.now();

  speaker().cut(['hash-one-anna']);
  await gone;

  expect(Date.now() - began).toBeLessThan(2000);
  expect(ben.connected).toBe(true);
});

it('drops a socket whose session has run out', async () => {
  sessions.set('sid=short', person('one', 'short'));
  const socket = await connect('sid=short');
  sessions.delete('sid=short');
  await moment(600);

  expect(socket.connected).toBe(false);
});

it('lets nobody in whose session ended while it was read', async () => {
  sessions.set('sid=ending', person('one', 'ending'));
  await expect(connect('sid=ending')).rejects.toThrow('Not authorised');
});

it('lets no page speak or enter a room', async () => {
  const carl = await connect('sid=c');
  const events = heard(carl);
  const gone = new Promise((resolve) => carl.once('disconnect', resolve));

  carl.emit('join', 'c:one');
  await gone;
  speaker().toCompany('one', 'notice', { id: 'n', text: 'secret', link: null, created_on: 0 });
  await moment();

  expect(events).toEqual([]);
});

it('has room for so many pages of one person, and for those of others beside them', async () => {
  const anna = await Promise.all(Array.from({ length: 5 }, () => connect('sid=a')));
  await expect(connect('sid=a')).rejects.toThrow('Too many connections');
  await expect(connect('sid=b')).resolves.toBeDefined();
  // Whoever was refused is in no room: a closed page makes room for exactly one.
  anna[0]?.disconnect();
  await moment(100);
  await expect(connect('sid=a')).resolves.toBeDefined();
  await expect(connect('sid=a')).rejects.toThrow('Too many connections');
});

it('keeps no more connections than twice as many of one person, or of all strangers, that never ask to be let in', async () => {
  const url = `${stations.at(-1)?.url}/socket/?EIO=4&transport=polling`;
  const silent = (cookie: string) => fetch(url, { headers: { cookie, origin } });
  for (const [cookie, asked] of [
    ['sid=quiet', 30],
    ['sid=nobody', 30],
  ] as const) {
    const answers = await Promise.all(Array.from({ length: asked }, () => silent(cookie)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const polled = await Promise.all(
      texts.map(async (text) => {
        const sid = /"sid":"([^"]+)"/.exec(text)?.[1];
        // A post to a connection that was closed is refused.
        const again = sid && (await fetch(`${url}&sid=${sid}`, { method: 'POST', body: '3', headers: { origin } }));
        return again ? again.status : 403;
      }),
    );
    expect(polled.filter((status) => status === 200)).toHaveLength(10);
  }
  await expect(connect('sid=a')).resolves.toBeDefined();
});

it('closes on a message beyond the limit', async () => {
  const socket = await connect('sid=a');
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  socket.emit('x', 'y'.repeat(100_000));
  await gone;
  expect(socket.connected).toBe(false);
});
