import { electricityActivity } from '@lichen/contracts/activities/types/electricity.entity';
import { list, pretendBrowser, serve, show } from '../modules/testing';
import { screen } from '@testing-library/react';
import { DoneStep } from './DoneStep';
import { inArea } from './testing/shown-in-area';

beforeEach(() => {
  pretendBrowser();
  serve({ 'GET import_rows': list([]) });
});

const ALL_UNDONE = 'What the import created was deleted, and what it changed was restored.';
const newRecord = (state: string) => ({ id: state, entity: 'partners', name: 'Oak Ltd', draft: {}, state });

test.each<[kept: number, states: string[], said: string[]]>([
  [0, ['removed'], [ALL_UNDONE]],
  [
    1,
    [],
    ['Undone except for 1 record.', '1 record was left as it is: it was edited after the import, or others use it.'],
  ],
  [2, ['kept', 'removed'], ['Undone except for 3 records.', '1 new record was kept. The reason is given below.']],
  [0, ['kept'], ['Undone except for 1 record.']],
])('an undo that kept %d records and left new records %j says so', async (kept, states, said) => {
  const record = {
    _id: 'i1',
    state: 'undone',
    kept,
    new_records: states.map(newRecord),
    settings: null,
    error_rows: 0,
  };
  await show(
    inArea(<DoneStep record={record as never} entity={electricityActivity} call={{ isRunning: false } as never} />),
  );
  for (const text of said) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryAllByText(ALL_UNDONE)).toHaveLength(said[0] === ALL_UNDONE ? 1 : 0);
});
