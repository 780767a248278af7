import type { PortalAnswer, PortalRemote } from '@lichen/contracts/portal/portal';
import { startTexts } from '@lichen/kit';
import { useSession } from '../session/session';
import { fetchOnIntent } from './fetch-on-intent';

jest.mock('../loader/load-part', () => ({ loadPart: jest.fn() }));

const { loadPart } = jest.requireMock<{ loadPart: jest.Mock }>('../loader/load-part');

/** A hash as it is written; each file has another one. */
const hashOf = (path: string) => `sha384-${path.replace(/[^a-z]/g, '').padEnd(64, '0')}`;

const remote = (name: string, more: Partial<PortalRemote> = {}): PortalRemote =>
  ({
    ...{ name, version: '1.0.0', base: `/_mf/${name}/1.0.0/`, container: `${name.replace('-', '_')}_1_0_0` },
    ...{ entry: 'entry.js', widgets: [], moved: [{ path: `/${name}/was`, to: `/${name}?tab=new` }] },
    assets: [...['entry.js', 'page.js', 'page.css', 'other.js'], ...['english.json', 'french.json']].map((path) => ({
      ...{ path, integrity: hashOf(path) },
      kind: path.endsWith('.json') ? 'other' : path.endsWith('.css') ? 'style' : 'script',
    })),
    locales: { 'en-GB': 'english.json', fr: 'french.json' },
    pages: [{ path: `/${name}`, title: name, expose: './Page', preload: ['page.js', 'page.css'] }],
    ...more,
  }) as unknown as PortalRemote;

const asked: string[] = [];
let answers = true;

beforeAll(() => startTexts('en-GB'));
beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  answers = true;
  loadPart.mockReset().mockRejectedValue(new Error('cut'));
  window.fetch = jest.fn(async (input: unknown, init?: RequestInit) => {
    asked.push(`${String(input)} ${init?.integrity}`);
    return { ok: answers, arrayBuffer: async () => new ArrayBuffer(0), json: async () => ({}) } as Response;
  });
});
afterEach(() => jest.useRealTimers());

const link = (href: string, target = '') => {
  const element = document.createElement('a');
  Object.assign(element, { href, target });
  document.body.append(element);
  return element;
};
const point = (element: Element, event = 'pointerover') => element.dispatchEvent(new Event(event, { bubbles: true }));
const later = (milliseconds = 100) => jest.advanceTimersByTimeAsync(milliseconds);
const show = (...remotes: PortalRemote[]) =>
  useSession.setState({ answer: { remotes } as unknown as PortalAnswer, language: 'en-GB' });

const filesOf = (name: string) =>
  ['english.json', 'entry.js', 'page.js', 'page.css'].map((file) => `/_mf/${name}/1.0.0/${file} ${hashOf(file)}`);

it.each(['pointerover', 'focusin'])(
  'fetches files and texts of a page on %s, with their hashes, once',
  async (event) => {
    const name = `mf-${event}`;
    show(remote(name));
    const stop = fetchOnIntent();
    point(link(`/${name}?year=2026`), event);
    await later();
    expect(asked).toEqual(filesOf(name));

    point(document.body);
    point(link(`/${name}`), event);
    await later();
    expect(asked).toHaveLength(4);
    stop();
  },
);

it('leaves alone what a pointer only passes, other windows, other places, and code that may not run', async () => {
  show(remote('mf-passed'), remote('mf-altered', { base: '/_mf/mf-passed/1.0.0/' }));
  const stop = fetchOnIntent();
  point(link('/mf-passed'));
  await later(30);
  point(document.body);
  for (const [href, target] of [
    ['/mf-passed', '_blank'],
    ['https://example.org/mf-passed', ''],
    ['/mf-altered', ''],
    ['/nowhere', ''],
  ] as const) {
    await later();
    point(link(href, target));
  }
  await later();
  expect(asked).toEqual([]);
  stop();
});

it('follows a moved address, and asks anew for what did not arrive', async () => {
  show(remote('mf-moved'));
  const stop = fetchOnIntent();
  answers = false;
  point(link('/mf-moved/was'));
  await later();
  expect(asked).toEqual(filesOf('mf-moved'));

  answers = true;
  point(link('/mf-moved'));
  await later();
  expect(asked).toHaveLength(8);
  stop();
  point(link('/mf-moved'));
  await later();
  expect(asked).toHaveLength(8);
});

it('lets go of what hangs when a reader would have waited long enough', async () => {
  show(remote('mf-hangs'));
  const signals: (AbortSignal | null | undefined)[] = [];
  const after = jest.spyOn(AbortSignal, 'timeout');
  window.fetch = jest.fn((input: unknown, init?: RequestInit) => {
    if (String(input).endsWith('.js')) signals.push(init?.signal);
    return new Promise<Response>(() => undefined);
  });
  const stop = fetchOnIntent();
  point(link('/mf-hangs'));
  await later();
  expect(signals).toEqual(after.mock.results.slice(0, 2).map(({ value }) => value as AbortSignal));
  expect(new Set(after.mock.calls.map(([milliseconds]) => milliseconds))).toEqual(new Set([3300]));
  stop();
});

it('runs what came, once, and nothing of what did not', async () => {
  show(remote('mf-run'));
  const stop = fetchOnIntent();
  answers = false;
  point(link('/mf-run'));
  await later(500);
  expect(loadPart).not.toHaveBeenCalled();

  answers = true;
  for (const at of [1, 2]) {
    point(document.body);
    point(link(`/mf-run?at=${at}`));
    await later(500);
  }
  expect(loadPart.mock.calls.map(([{ expose }, language]) => [expose, language])).toEqual([['./Page', 'en-GB']]);
  stop();
});
