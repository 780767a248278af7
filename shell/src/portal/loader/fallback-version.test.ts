import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { fallbackPart, prepareFallback } from './fallback-version';
import type { Part } from './part';

jest.mock('./preload', () => ({ preload: jest.fn() }));
const { preload } = jest.requireMock<{ preload: jest.Mock }>('./preload');

const page = { expose: './Page', title: 'Page', preload: ['page.js'] };
const remote = (container: string, version: string, fallback: PortalRemote['fallback']) =>
  ({ name: 'mf-a', container, version, fallback, pages: [page], widgets: [] }) as unknown as PortalRemote;
const part = (container: string, hasFallback = true): Part => ({
  remote: remote(container, '2', hasFallback ? { name: 'mf-a', version: '1' } : null),
  ...{ expose: './Page', title: 'Page', files: [] },
});

const asked = jest.fn();
beforeEach(() => {
  preload.mockReset();
  asked.mockReset().mockResolvedValue({ ok: true, json: async () => remote('mf_a_1', '1', null) });
  globalThis.fetch = asked;
});

it('is asked for once: ahead, and no second time where it is shown', async () => {
  const own = part('mf_a_2');
  await prepareFallback(own, { isWithFiles: true });
  expect(preload.mock.calls).toEqual([[remote('mf_a_1', '1', null), ['page.js']]]);
  expect((await fallbackPart(own)).remote.version).toBe('1');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('leaves its files where the live ones may still come', async () => {
  await prepareFallback(part('mf_a_3'), { isWithFiles: false });
  expect([asked.mock.calls.length, preload.mock.calls.length]).toEqual([1, 0]);
});

it('is asked for again where it could not be answered ahead, and never where there is none', async () => {
  asked.mockRejectedValueOnce(new Error('cut'));
  const own = part('mf_a_4');
  await prepareFallback(own, { isWithFiles: true });
  expect(preload).not.toHaveBeenCalled();
  expect((await fallbackPart(own)).expose).toBe('./Page');
  await prepareFallback(part('mf_a_5', false), { isWithFiles: true });
  expect(asked).toHaveBeenCalledTimes(2);
});
