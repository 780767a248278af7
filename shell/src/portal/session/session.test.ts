import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import { pretendBrowser } from '../../../kit/src/testing/browser';
import type { PortalReply } from './ask-portal';
import { refreshAfterRefusal, refreshSession, useSession } from './session';

jest.mock('./ask-portal', () => ({ askPortal: jest.fn() }));

const { askPortal } = jest.requireMock<{ askPortal: jest.Mock }>('./ask-portal');

beforeEach(() => {
  jest.useFakeTimers();
  pretendBrowser();
  useSession.setState({ answer: null, newest: null });
  askPortal.mockReset().mockResolvedValue({ unreachable: true });
});
afterEach(async () => {
  // An answer ends what is to be repeated.
  askPortal.mockResolvedValue(reply([]));
  await refreshSession();
  jest.useRealTimers();
});

/** An answer with areas in the menu. */
const reply = (areas: readonly string[], issued_on = 0): PortalReply => ({
  answer: {
    user: { _id: 'kim' },
    menu: areas.map((area) => ({ area })),
    remotes: [],
    issued_on,
  } as unknown as PortalAnswer,
});
const menu = () => useSession.getState().answer?.menu.map(({ area }) => area);

it('asks for the answer once when a page is refused again and again, and again later', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
  for (let count = 0; count < 50; count += 1) refreshAfterRefusal();
  expect(askPortal).toHaveBeenCalledTimes(1);

  clock.mockReturnValue(11_500);
  refreshAfterRefusal();
  expect(askPortal).toHaveBeenCalledTimes(2);
  clock.mockRestore();
});

it('keeps the answer that was asked for last, in whatever order the answers arrive', async () => {
  const arrive: ((reply: PortalReply) => void)[] = [];
  askPortal.mockImplementation(() => new Promise((resolve) => arrive.push(resolve)));
  const [before, after] = [refreshSession(), refreshSession()];
  arrive[1]?.(reply(['activities', 'compliance']));
  await after;
  arrive[0]?.(reply(['activities']));
  await before;
  expect(menu()).toEqual(['activities', 'compliance']);

  // Neither does a log-out that was noticed before a new log-in.
  const [late, again] = [refreshSession(), refreshSession()];
  arrive[3]?.(reply(['activities']));
  await again;
  arrive[2]?.({ signedOut: true });
  await late;
  expect([menu(), useSession.getState().isLoggedOut]).toEqual([['activities'], false]);
});

it('asks again for an answer that did not come, a few times at growing intervals', async () => {
  await refreshSession();
  await refreshSession();
  await jest.advanceTimersByTimeAsync(1_900);
  expect(askPortal).toHaveBeenCalledTimes(2);
  askPortal.mockResolvedValueOnce({ unreachable: true }).mockResolvedValueOnce(reply(['compliance']));
  await jest.advanceTimersByTimeAsync(200 + 5_000);
  expect([askPortal.mock.calls.length, menu()]).toEqual([4, ['compliance']]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(askPortal).toHaveBeenCalledTimes(4);

  // A portal that stays away is not asked for ever.
  askPortal.mockClear().mockResolvedValue({ unreachable: true });
  await refreshSession();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(askPortal).toHaveBeenCalledTimes(4);
});

it('draws nothing again when the answer says the same as before', async () => {
  askPortal.mockResolvedValueOnce(reply(['activities'], 1)).mockResolvedValueOnce(reply(['activities'], 2));
  await refreshSession();
  const { answer } = useSession.getState();
  await refreshSession();
  expect(useSession.getState().answer).toBe(answer);
  expect(useSession.getState().newest?.issued_on).toBe(2);
});
