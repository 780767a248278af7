import { act, screen } from '@testing-library/react';
import { useReference } from '../data/reads';
import { onlineManager } from '../modules/query';
import { pretendBrowser } from '../testing/browser';
import { list, serve } from '../testing/server';
import { show } from '../testing/show';
import { QueryStates } from './QueryStates';

const WAITING = 'You are offline. This page will load when the connection is restored.';

function Grids() {
  return <QueryStates of={useReference('electricity_grids')}>{(grids) => <p>{grids[0]?.label}</p>}</QueryStates>;
}

afterEach(() => onlineManager.setOnline(true));

it('says of what cannot come yet that it waits for the connection, and shows it then', async () => {
  pretendBrowser();
  const server = serve({ 'GET reference': list([{ code: 'CAMX', label: 'WECC California' }]) });
  onlineManager.setOnline(false);
  await show(<Grids />);
  expect(screen.getByText(WAITING)).toBeTruthy();
  expect(server.asked).toEqual([]);

  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('WECC California')).toBeTruthy();
  expect(screen.queryByText(WAITING)).toBeNull();
});
