import { refreshAfterRefusal } from './session';

jest.mock('./ask-portal', () => ({ askPortal: jest.fn(async () => ({ unreachable: true })) }));

const { askPortal } = jest.requireMock<{ askPortal: jest.Mock }>('./ask-portal');

it('asks for the answer once when a page is refused again and again, and again later', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
  for (let count = 0; count < 50; count += 1) refreshAfterRefusal();
  expect(askPortal).toHaveBeenCalledTimes(1);

  clock.mockReturnValue(11_500);
  refreshAfterRefusal();
  expect(askPortal).toHaveBeenCalledTimes(2);
});
