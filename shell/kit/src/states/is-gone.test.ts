import { canBeGone, isGone } from './is-gone';

const chunk = (request: unknown) => Object.assign(new Error('ChunkLoadError'), { request });
const answering = (status: number) => {
  window.fetch = jest.fn(async () => ({ status }) as Response);
};
afterEach(() => jest.restoreAllMocks());

it.each([
  [404, true],
  [200, false],
  [500, false],
])('knows by the answer %s whether the portal has a file no more: %s', async (status, gone) => {
  answering(status);
  expect(canBeGone(chunk('/assets/sheet.1.js'))).toBe(true);
  expect(await isGone(chunk('/assets/sheet.1.js'))).toBe(gone);
});

it('asks nothing where no file is named, of other places, and while the line is down', async () => {
  answering(404);
  for (const error of [new Error('drawn'), chunk('https://example.org/a.js'), chunk(7), undefined, null]) {
    expect([canBeGone(error), await isGone(error)]).toEqual([false, false]);
  }
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect([canBeGone(chunk('/a.js')), await isGone(chunk('/a.js'))]).toEqual([false, false]);
  expect(window.fetch).not.toHaveBeenCalled();
});

it('takes a line that is cut meanwhile for no answer', async () => {
  window.fetch = () => Promise.reject(new TypeError('cut'));
  expect(await isGone(chunk('/a.js'))).toBe(false);
});
