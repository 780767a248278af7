import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { GivenUp, preload, takePreloadFailures } from './preload';

const remote = (name: string) =>
  ({
    ...{ name, version: '1.0.0', base: `/_mf/${name}/1.0.0/`, container: `${name.replace('-', '_')}_1_0_0` },
    ...{ entry: 'entry.js' },
    assets: ['entry.js', 'page.js'].map((path) => ({
      ...{ path, kind: 'script', integrity: `sha384-${path.replace('.', '').padEnd(64, '0')}` },
    })),
  }) as unknown as PortalRemote;

const links = (name: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[href*="${name}"]`)];
const said = (link: HTMLLinkElement | undefined, event: string) => link?.dispatchEvent(new Event(event));

beforeAll(() =>
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', { value: { supports: () => true }, configurable: true }),
);
afterAll(() => Reflect.deleteProperty(HTMLLinkElement.prototype, 'relList'));

it('says when all files came, or did not', async () => {
  const own = remote('mf-came');
  const { settled } = preload(own, ['page.js']);
  const over = jest.fn();
  void settled.then(over);
  said(links('mf-came')[0], 'load');
  await Promise.resolve();
  expect(over).not.toHaveBeenCalled();
  said(links('mf-came')[1], 'error');
  await settled;
  expect([links('mf-came').length, takePreloadFailures(own, ['page.js'])]).toEqual([1, true]);
});

it('takes links of files that hang away, for everybody who waits for them, and asks for them anew', async () => {
  const own = remote('mf-hung');
  const one = preload(own, ['page.js']);
  const other = preload(own, ['page.js']);
  said(links('mf-hung')[0], 'load');
  await Promise.resolve();
  one.giveUp();
  await expect(one.settled).rejects.toBeInstanceOf(GivenUp);
  await expect(other.settled).rejects.toBeInstanceOf(GivenUp);
  expect(links('mf-hung').map(({ href }) => href)).toEqual([expect.stringContaining('entry.js')]);

  preload(own, ['page.js']);
  expect(links('mf-hung')).toHaveLength(2);
});
