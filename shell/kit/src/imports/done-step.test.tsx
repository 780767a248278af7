import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
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

it('says of the rows of an undone import that they are undone, and no figure of them', async () => {
  const row = { _id: 'r1', place: 2, cells: ['Mill'], verdict: 'new', activity_id: 'a1', co2_kg: 2940, problems: null };
  serve({ 'GET import_rows': list([row]) });
  const record = {
    ...{ _id: 'i1', state: 'undone', kept: 0, new_records: [], columns: [], rows: 1, new_rows: 1 },
    ...{ existing_rows: 0, error_rows: 0, settings: { columns: [] } },
  };
  await show(
    inArea(
      <DoneStep record={record as never} entity={electricityActivity} call={{ isRunning: false } as never} />,
      {},
      { emissions: true },
    ),
  );
  expect((await screen.findAllByText('Undone')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/CO₂e/)).toBeNull();
  expect(screen.queryByText('New')).toBeNull();
});
