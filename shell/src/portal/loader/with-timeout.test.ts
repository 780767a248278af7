import { withTimeout } from './with-timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives up when the budget is spent', async () => {
  const waiting = withTimeout(new Promise(() => undefined), 3500);
  const told = expect(waiting).rejects.toThrow('Took too long');

  await jest.advanceTimersByTimeAsync(3500);

  await told;
});

it('hands on what came in time and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.resolve('page'), 3500)).resolves.toBe('page');

  expect(jest.getTimerCount()).toBe(0);
});
