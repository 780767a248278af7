import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { hasRemoteTexts, loadRemoteTexts } from './remote-texts';

afterEach(() => jest.useRealTimers());

it('gives up texts that never come, so that the language changes, and asks for them anew', async () => {
  jest.useFakeTimers();
  const file = 'locales/FR.json';
  const remote = {
    name: 'mf-x',
    container: 'x1',
    base: '/x/',
    locales: { FR: file },
    assets: [{ path: file, integrity: 'i' }],
  };
  const asked: string[] = [];
  globalThis.fetch = ((address: string, { signal }: RequestInit = {}) => {
    asked.push(address);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('cut'))));
  }) as typeof fetch;
  const settled = jest.fn();
  const load = () => loadRemoteTexts(remote as unknown as PortalRemote, 'FR').then(settled);

  void load();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(hasRemoteTexts(remote as unknown as PortalRemote, 'FR')).toBe(false);
  void load();
  expect(asked).toEqual(['/x/locales/FR.json', '/x/locales/FR.json']);
});
