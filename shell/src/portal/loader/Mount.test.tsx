import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { startTexts } from '@lichen/kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { pretendBrowser } from '../../../kit/src/testing/browser';
import { forgetFailure, rememberFailure } from './failed-versions';
import type { Part } from './part';
import { Mount } from './Mount';

jest.mock('./load-part', () => ({
  loadPart: jest.fn(),
  arrivedPart: jest.fn(),
  forgetPart: jest.fn(),
  loadedAfterTimeout: () => new Promise(() => undefined),
}));
jest.mock('../session/ask-portal', () => ({ askPortal: () => Promise.resolve({ unreachable: true }) }));

const { loadPart, arrivedPart } = jest.requireMock<{
  loadPart: jest.Mock<Promise<() => unknown>, [Part]>;
  arrivedPart: jest.Mock<(() => unknown) | undefined, [Part]>;
}>('./load-part');

const version = (container: string, pages: string[], fallback: string | null) =>
  ({
    ...{ name: 'mf-a', version: container, container, widgets: [] },
    pages: pages.map((expose) => ({ expose, title: expose, preload: [] })),
    fallback: fallback ? { name: 'mf-a', version: fallback } : null,
  }) as unknown as PortalRemote;

const PAGES = ['./pages/Bills', './pages/Meters'];
const part = (remote: PortalRemote, expose: string): Part => ({ remote, expose, title: expose, files: [] });
const asked = () => loadPart.mock.calls.map(([{ remote, expose }]) => `${remote.container} ${expose}`);

const shows = (words: string) => () => <p>{words}</p>;

beforeEach(async () => {
  pretendBrowser();
  await startTexts('en-GB');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadPart.mockReset();
  arrivedPart.mockReset();
});
afterEach(() => jest.restoreAllMocks());

/** The earlier version of whatever is asked for. */
const earlierIs = (remote: PortalRemote) => {
  window.fetch = () => Promise.resolve({ ok: true, json: async () => remote } as Response);
};

const showing = async (shown: Part) => {
  const view = render(<Mount part={shown} />);
  await act(async () => undefined);
  await act(async () => undefined);
  return view;
};

it('goes straight to the earlier version with the other pages of one that failed', async () => {
  const live = version('a2', PAGES, 'a1');
  earlierIs(version('a1', PAGES, null));
  loadPart.mockImplementation(({ remote }) =>
    remote.container === 'a2' ? Promise.reject(new Error('cut')) : Promise.resolve(shows('Earlier')),
  );
  const first = await showing(part(live, './pages/Bills'));
  expect(screen.getByText('Earlier')).toBeTruthy();
  first.unmount();
  await showing(part(live, './pages/Meters'));
  expect(screen.getByText('Earlier')).toBeTruthy();
  expect(asked()).toEqual(['a2 ./pages/Bills', 'a1 ./pages/Bills', 'a1 ./pages/Meters']);
  forgetFailure(live);
});

it('remembers a version that throws while it is drawn, and goes straight to the earlier one with its other pages', async () => {
  const live = version('h2', PAGES, 'h1');
  earlierIs(version('h1', PAGES, null));
  const drawn: string[] = [];
  loadPart.mockImplementation(async ({ remote }) => () => {
    drawn.push(remote.container);
    if (remote.container === 'h2') throw new Error('drawn');
    return <p>Earlier</p>;
  });
  const first = await showing(part(live, './pages/Bills'));
  expect(await screen.findByText('Earlier')).toBeTruthy();
  first.unmount();
  drawn.length = 0;
  await showing(part(live, './pages/Meters'));
  expect(await screen.findByText('Earlier')).toBeTruthy();
  expect(new Set(drawn)).toEqual(new Set(['h1']));
  forgetFailure(live);
});

it('never falls back on a version that failed, and trying again begins anew', async () => {
  const failed = version('b2', PAGES, 'b1');
  earlierIs(version('b1', PAGES, null));
  loadPart.mockImplementation(({ remote }) =>
    remote.container === 'b1' ? Promise.resolve(shows('Earlier')) : Promise.reject(new Error('cut')),
  );
  (await showing(part(failed, './pages/Bills'))).unmount();

  earlierIs(failed);
  loadPart.mockClear();
  await showing(part(version('b3', PAGES, 'b2'), './pages/Bills'));
  expect(screen.getByRole('alert').textContent).toContain('could not be shown');
  expect(asked()).toEqual(['b3 ./pages/Bills']);

  loadPart.mockResolvedValue(shows('Mended'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => undefined);
  expect(screen.getByText('Mended')).toBeTruthy();
});

it('shows the other pages of an earlier version that throws on one', async () => {
  const live = version('i2', PAGES, 'i1');
  earlierIs(version('i1', PAGES, null));
  loadPart.mockImplementation(async ({ expose }) => () => {
    if (expose === './pages/Bills') throw new Error('drawn');
    return <p>Meters</p>;
  });
  const first = await showing(part(live, './pages/Bills'));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be shown');
  first.unmount();
  await showing(part(live, './pages/Meters'));
  expect(await screen.findByText('Meters')).toBeTruthy();
  forgetFailure(live);
});

it('does not draw again what hung and has no version before, until its reader asks for it', async () => {
  const hung = version('c1', PAGES, null);
  rememberFailure(hung);
  loadPart.mockResolvedValue(shows('Mended'));
  await showing(part(hung, './pages/Bills'));
  expect(screen.getByRole('alert').textContent).toContain('could not be shown');
  expect(loadPart).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => undefined);
  expect(screen.getByText('Mended')).toBeTruthy();
});

it('says so where loading fails with what no text can be made of', async () => {
  loadPart.mockRejectedValue(Object.create(null));
  await showing(part(version('g1', PAGES, null), './pages/Bills'));
  expect(screen.getByRole('alert').textContent).toContain('could not be shown');
});

it('offers a reload where the portal has a file of it no more', async () => {
  window.fetch = async () => ({ status: 404 }) as Response;
  loadPart.mockRejectedValue(Object.assign(new Error('ChunkLoadError'), { request: '/_mf/mf-a/1/page.js' }));
  await showing(part(version('d1', PAGES, null), './pages/Bills'));
  expect(screen.getByRole('alert').textContent).toContain('The portal has been updated since you opened it.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

it('draws at once what is here already, and asks for it again where it fails and somebody tries again', async () => {
  const live = version('e1', PAGES, null);
  let throws = false;
  arrivedPart.mockReturnValue(() => {
    if (throws) throw new Error('drawn');
    return <p>Bills</p>;
  });
  const view = render(<Mount part={part(live, './pages/Bills')} />);
  expect(screen.getByText('Bills')).toBeTruthy();
  expect(loadPart).not.toHaveBeenCalled();

  throws = true;
  view.rerender(<Mount part={part(live, './pages/Bills')} props={{ again: true }} />);
  await act(async () => undefined);
  loadPart.mockResolvedValue(shows('Mended'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => undefined);
  expect(screen.getByText('Mended')).toBeTruthy();
  expect(asked()).toEqual(['e1 ./pages/Bills']);
});

it('draws nothing at once of a version that failed, and loads another part in the same place', async () => {
  const failed = version('f2', PAGES, 'f1');
  rememberFailure(failed);
  earlierIs(version('f1', PAGES, null));
  arrivedPart.mockReturnValue(shows('Failed'));
  loadPart.mockResolvedValue(shows('Earlier'));
  const first = await showing(part(failed, './pages/Bills'));
  expect(screen.getByText('Earlier')).toBeTruthy();
  first.unmount();

  arrivedPart.mockReturnValue(shows('Here'));
  loadPart.mockResolvedValue(shows('Other'));
  const view = await showing(part(version('f3', PAGES, null), './pages/Bills'));
  expect(screen.getByText('Here')).toBeTruthy();
  view.rerender(<Mount part={part(version('f3', PAGES, null), './pages/Meters')} />);
  await act(async () => undefined);
  expect(screen.getByText('Other')).toBeTruthy();
});
