import { makeQueryClient, setPageUser } from '@lichen/kit';
import { POLL_MS } from './poll-answer';
import { connectSocket } from './socket';

/** A connection that the test makes, cuts and speaks through. */
class Connection {
  readonly heard = new Map<string, (event?: unknown) => void>();
  connects = 0;
  on = (event: string, listener: (event?: unknown) => void) => this.heard.set(event, listener);
  say = (event: string, payload?: unknown) => this.heard.get(event)?.(payload);
  connect = () => {
    this.connects += 1;
  };
  close = () => undefined;
}

const mockConnection = new Connection();
const mockOptions: Record<string, unknown>[] = [];

jest.mock('socket.io-client', () => ({
  io: (options: Record<string, unknown>) => {
    mockOptions.push(options);
    return mockConnection;
  },
}));
jest.mock('../session/session', () => ({
  refreshSession: jest.fn(),
  expireSession: jest.fn(),
  useSession: {
    getState: () => ({ newest: { issued_on: 1_795_500_000_000 } }),
    subscribe: jest.fn(() => () => undefined),
  },
}));

type Ended = Readonly<Record<'isLoggedOut' | 'isExpired', boolean>>;
type Look = (now: Ended, before: Ended) => void;
const { refreshSession, useSession } = jest.requireMock<{
  refreshSession: jest.Mock;
  useSession: { subscribe: jest.Mock<() => void, [Look]> };
}>('../session/session');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('catches up with what a dropped connection missed, as soon as it stands again', async () => {
  const client = makeQueryClient();
  client.setQueryData(['locations', 'list', {}], { list: [], total: 0, count: 0 });
  const isStale = () => client.getQueryState(['locations', 'list', {}])?.isInvalidated;
  const stop = connectSocket(client);
  await jest.advanceTimersByTimeAsync(300);

  mockConnection.say('connect');
  expect([isStale(), refreshSession.mock.calls.length]).toEqual([false, 0]);

  // The client library dials again by itself, unless the server ended the connection.
  expect(mockOptions[0]?.['reconnection']).not.toBe(false);
  mockConnection.say('disconnect', 'transport close');
  await jest.advanceTimersByTimeAsync(2000);
  expect(mockConnection.connects).toBe(1);
  mockConnection.say('disconnect', 'io server disconnect');
  await jest.advanceTimersByTimeAsync(2000);
  expect(mockConnection.connects).toBe(2);
  expect([isStale(), refreshSession.mock.calls.length]).toEqual([false, 1]);

  mockConnection.say('connect');
  expect([isStale(), refreshSession.mock.calls.length]).toEqual([true, 2]);
  stop();
});

it('listens as the person whose page it is, and says at first of when its answer is', async () => {
  setPageUser('kim');
  const stop = connectSocket(makeQueryClient());
  await jest.advanceTimersByTimeAsync(300);
  const auth = mockOptions.at(-1)?.['auth'] as (tell: (said: object) => void) => void;
  const said: object[] = [];

  auth((one) => said.push(one));
  mockConnection.say('connect');
  auth((one) => said.push(one));

  expect(said).toEqual([{ person: 'kim', answered: 1_795_500_000_000 }, { person: 'kim' }]);
  stop();
});

it('fetches again what is on screen when something was pushed before it listened', async () => {
  const client = makeQueryClient();
  client.setQueryData(['locations', 'list', {}], { list: [], total: 0, count: 0 });
  const stop = connectSocket(client);
  await jest.advanceTimersByTimeAsync(300);
  refreshSession.mockReset().mockResolvedValue(undefined);

  mockConnection.say('connect');
  mockConnection.say('missed', {});

  expect(client.getQueryState(['locations', 'list', {}])?.isInvalidated).toBe(true);
  expect(refreshSession).toHaveBeenCalledTimes(1);
  stop();
});

it('asks for the answer while nothing can be pushed and somebody looks, and stops when the connection stands', async () => {
  expect(POLL_MS).toBeLessThanOrEqual(30_000);
  const stop = connectSocket(makeQueryClient());
  await jest.advanceTimersByTimeAsync(300);
  refreshSession.mockReset().mockResolvedValue(undefined);

  mockConnection.say('connect_error');
  mockConnection.say('connect_error');
  await jest.advanceTimersByTimeAsync(3 * POLL_MS);
  expect(refreshSession).toHaveBeenCalledTimes(3);

  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await jest.advanceTimersByTimeAsync(3 * POLL_MS);
  expect(refreshSession).toHaveBeenCalledTimes(3);
  hidden.mockRestore();

  mockConnection.say('connect');
  await jest.advanceTimersByTimeAsync(3 * POLL_MS);
  expect(refreshSession).toHaveBeenCalledTimes(3);

  mockConnection.say('disconnect', 'transport close');
  await jest.advanceTimersByTimeAsync(POLL_MS);
  expect(refreshSession).toHaveBeenCalledTimes(4);
  stop();
  await jest.advanceTimersByTimeAsync(3 * POLL_MS);
  expect(refreshSession).toHaveBeenCalledTimes(4);
});

it('asks at once whether the session has ended when the server hangs up, and connects again after the log-in', async () => {
  const stop = connectSocket(makeQueryClient());
  await jest.advanceTimersByTimeAsync(300);
  refreshSession.mockReset().mockResolvedValue(undefined);
  mockConnection.say('connect');
  mockConnection.say('disconnect', 'io server disconnect');
  expect(refreshSession).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1000);
  mockConnection.say('connect_error');

  const look = useSession.subscribe.mock.lastCall?.[0] as Look;
  const connects = mockConnection.connects;
  const [here, out, left] = [
    { isLoggedOut: false, isExpired: false },
    { isLoggedOut: true, isExpired: false },
    { isLoggedOut: false, isExpired: true },
  ];
  look(out, here);
  look(here, here);
  expect(mockConnection.connects).toBe(connects);
  look(here, out);
  look(here, left);
  expect(mockConnection.connects).toBe(connects + 2);
  stop();
});
