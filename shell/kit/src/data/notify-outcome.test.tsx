import { useEffect } from 'react';
import { pretendBrowser } from '../testing/browser';
import { show } from '../testing/show';
import { dataError } from './data-error';
import { NotifyContext } from './notify';
import { useNotifyOutcome } from './useNotifyOutcome';
import type { Outcome } from './writes';

beforeEach(() => pretendBrowser());

function Says({ outcome }: { outcome: Outcome<object> }) {
  const say = useNotifyOutcome();
  useEffect(() => say(outcome, 'Saved'), [say, outcome]);
  return null;
}

it.each([
  [{ state: 'saved', record: {} }, ['Saved']],
  [
    { state: 'failed', error: dataError({ status: 409, message: 'Changed by someone else' }) },
    ['Changed by someone else', 'bad'],
  ],
] as [Outcome<object>, string[]][])('says how an action went', async (outcome, told) => {
  const notify = jest.fn();
  await show(
    <NotifyContext.Provider value={notify}>
      <Says outcome={outcome} />
    </NotifyContext.Provider>,
  );
  expect(notify.mock.calls.at(-1)).toEqual(told);
});
