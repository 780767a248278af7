import { sheetColumns } from '@lichen/contracts/activities/sheet/sheet-columns';
import { electricityActivity } from '@lichen/contracts/activities/types/electricity.entity';
import type { RepairGroup } from '@lichen/contracts/activities/imports/import.entity';
import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { RepairGroups } from './RepairGroups';

beforeEach(() => {
  pretendBrowser();
  serve({});
});

const shared = { message: 'Not a number', texts: [{ text: 'lots', rows: 2, cell: 'D4' }] };
const number: RepairGroup = { ...shared, repair: 'number', field: 'amount', rows: 2 };
const total: RepairGroup = { ...shared, repair: 'total', field: 'amount', rows: 2 };

const showGroup = (group: RepairGroup) =>
  show(
    <RepairGroups
      groups={[group]}
      entity={electricityActivity}
      columns={sheetColumns(electricityActivity, {})}
      settings={null}
      call={{ isRunning: false, send: async () => undefined, meant: {}, taken: [] } as never}
    />,
  );

test.each([number, total])('rows whose texts are not listed are counted: $repair', async (group) => {
  await showGroup({ ...group, rows: 352 });
  expect(screen.getAllByText('350 more')).toHaveLength(1);
});

test.each([number, total])('nothing is counted where every text is listed: $repair', async (group) => {
  await showGroup(group);
  expect(screen.getAllByText(/lots/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/more/)).toBeNull();
});
