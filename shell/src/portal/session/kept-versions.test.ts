import type { PortalAnswer, PortalRemote } from '@lichen/contracts/portal/portal';
import { pretendBrowser } from '../../../kit/src/testing/browser';
import { acceptReply, dismissUpdate, enterArea, takeNewest, useSession } from './session';

const remote = (name: string, version: number) =>
  ({ name, version: `1.0.${version}`, container: `${name}_${version}` }) as PortalRemote;

const answered = (remotes: PortalRemote[], more: Partial<PortalAnswer> = {}) =>
  acceptReply({ answer: { user: { _id: 'user' }, menu: [], remotes, ...more } as unknown as PortalAnswer });

const shown = () => useSession.getState().answer?.remotes.map(({ container }) => container);
const isTold = () => useSession.getState().isUpdateAvailable;

const stopClosing = (event: Event) => event.preventDefault();
const typeSomething = () => window.addEventListener('beforeunload', stopClosing);
const saveIt = () => window.removeEventListener('beforeunload', stopClosing);

beforeEach(() => {
  pretendBrowser();
  useSession.setState({ answer: null, newest: null, stopped: [], area: null, isUpdateAvailable: false });
  answered([remote('bills', 1), remote('places', 1)]);
  enterArea('bills');
});
afterEach(saveIt);

it('keeps the versions on screen when a new answer comes, takes its menu, and says that a newer one is ready', () => {
  const menu = [{ area: 'bills' }] as PortalAnswer['menu'];
  answered([remote('bills', 2), remote('places', 1)], { menu });
  expect([shown(), isTold()]).toEqual([['bills_1', 'places_1'], true]);
  expect(useSession.getState().answer?.menu).toEqual(menu);
});

it('enters another area in the newest versions, and the note goes', () => {
  answered([remote('bills', 2), remote('places', 2)]);
  enterArea('places');
  expect([shown(), isTold()]).toEqual([['bills_2', 'places_2'], false]);
});

it('changes nothing while something is unsaved, wherever the reader goes, and catches up when it is saved', () => {
  typeSomething();
  answered([remote('bills', 2)]);
  enterArea('places');
  takeNewest();
  expect([shown(), isTold()]).toEqual([['bills_1'], true]);
  saveIt();
  enterArea('bills');
  expect([shown(), isTold()]).toEqual([['bills_2'], false]);
});

it('says it once for each release, also after reconnects', () => {
  answered([remote('bills', 2)]);
  dismissUpdate();
  answered([remote('bills', 2)]);
  expect(isTold()).toBe(false);
  answered([remote('bills', 3)]);
  expect([shown(), isTold()]).toEqual([['bills_1'], true]);
});

it('takes the note back when the release is rolled back', () => {
  answered([remote('bills', 2), remote('places', 1)]);
  answered([remote('bills', 1), remote('places', 1)]);
  expect([shown(), isTold()]).toEqual([['bills_1', 'places_1'], false]);
});

it('lets a stopped remote go at once and takes in one that is new', () => {
  answered([remote('places', 1), remote('plans', 1)]);
  expect([shown(), isTold()]).toEqual([['places_1', 'plans_1'], false]);
});

it('remembers what was stopped while it was shown, until somebody has it again', () => {
  const stopped = () => useSession.getState().stopped.map(({ name }) => name);
  answered([remote('places', 1)]);
  expect(stopped()).toEqual(['bills']);
  answered([remote('places', 1)]);
  expect(stopped()).toEqual(['bills']);
  answered([remote('bills', 2), remote('places', 1)]);
  expect([stopped(), shown()]).toEqual([[], ['bills_2', 'places_1']]);
});
