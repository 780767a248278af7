import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, Suspense, useState } from 'react';
import { pretendBrowser } from '../testing/browser';
import { show } from '../testing/show';
import { lazyInline, lazyOverlay } from './lazy-with-retry';
import { OUTDATED } from './OutdatedState';

beforeEach(() => pretendBrowser());

const arrived = { default: ({ name }: { name: string }) => <p>Here is {name}</p> };

/** A line that is cut until somebody mends it; counts who asked. */
function line() {
  const state = { isCut: true, asked: 0 };
  const load = async () => {
    state.asked += 1;
    if (state.isCut) throw new Error('ChunkLoadError');
    return arrived;
  };
  return { state, load };
}

const draft = () => screen.getByRole('textbox') as HTMLInputElement;
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await wait();
};

function Opener({ Part }: { Part: ComponentType<{ name: string }> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open
      </button>
      {isOpen && (
        <Suspense>
          <Part name="the dialog" />
        </Suspense>
      )}
    </>
  );
}

it('leaves what stands around it alone, and comes with the line', async () => {
  const { state, load } = line();
  const Part = lazyInline(load);
  await show(
    <>
      <input defaultValue="half typed" />
      <Suspense fallback="waiting">
        <Part name="the sheet" />
      </Suspense>
    </>,
  );
  await wait();
  expect(draft().value).toBe('half typed');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();

  state.isCut = false;
  await act(async () => window.dispatchEvent(new Event('online')));

  expect(await screen.findByText('Here is the sheet')).toBeTruthy();
  expect(state.asked).toBe(2);
});

it('tries again by a press, and says so again where that fails', async () => {
  const { state, load } = line();
  const Part = lazyInline(load);
  await show(
    <Suspense fallback="waiting">
      <Part name="the sheet" />
    </Suspense>,
  );
  await wait();
  await press('Try again');
  expect(state.asked).toBe(2);

  state.isCut = false;
  await press('Try again');

  expect(await screen.findByText('Here is the sheet')).toBeTruthy();
});

describe('a dialog whose code did not come', () => {
  const withLine = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  afterEach(() => jest.restoreAllMocks());

  it('is said to be offline without a line, and tried anew when it is opened again', async () => {
    withLine(false);
    const { state, load } = line();
    await show(<Opener Part={lazyOverlay(load)} />);

    await press('Open');
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press('Open');
    state.isCut = false;
    await press('Open');

    expect(screen.getByText('Here is the dialog')).toBeTruthy();
    expect(state.asked).toBe(2);
  });

  it('is said to have failed where the server did, and opens by the button of the notice', async () => {
    withLine(true);
    const { state, load } = line();
    await show(<Opener Part={lazyOverlay(load)} />);

    await press('Open');
    expect(screen.getByText(/An unexpected error has occurred. Please try again/)).toBeTruthy();
    expect(screen.queryByText(/You are offline/)).toBeNull();
    await press('Try again');
    expect(state.asked).toBe(2);
    await screen.findByText(/An unexpected error/);
    state.isCut = false;
    await press('Try again');

    expect(await screen.findByText('Here is the dialog')).toBeTruthy();
    expect(state.asked).toBe(3);
  });
});

it('asks once for what came', async () => {
  const { state, load } = line();
  state.isCut = false;
  const Part = lazyInline(load);
  await show(
    <Suspense>
      <Part name="one" />
      <Part name="two" />
    </Suspense>,
  );
  await wait();

  expect(screen.getByText('Here is two')).toBeTruthy();
  expect(state.asked).toBe(1);
});

describe('where the portal has the file no more', () => {
  const gone = async () => {
    throw Object.assign(new Error('ChunkLoadError'), { request: '/assets/dialog.1.js' });
  };
  const answering = (status: number) => {
    window.fetch = async (file, init) => {
      expect([String(file), init?.method]).toEqual(['http://localhost/assets/dialog.1.js', 'HEAD']);
      return { status } as Response;
    };
  };

  it('offers to reload in its place', async () => {
    answering(404);
    const Part = lazyInline(gone);
    await show(
      <Suspense>
        <Part />
      </Suspense>,
    );
    await wait();
    expect(screen.getByRole('alert').textContent).toContain(OUTDATED);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('offers to reload in a notice for what lies over the page', async () => {
    answering(404);
    await show(<Opener Part={lazyOverlay(gone)} />);
    await press('Open');
    expect(screen.getByText(OUTDATED)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('is no more than a failure where the portal still has it', async () => {
    answering(200);
    const Part = lazyInline(gone);
    await show(
      <Suspense>
        <Part />
      </Suspense>,
    );
    await wait();
    expect(screen.queryByText(OUTDATED)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
