import { t, useFormat } from '@lichen/kit';
import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import type { Activity } from '../shared/ActivityFacts';
import { activityColumns } from './activity-columns';
import type { QualitiesOf } from './useRowQualities';

beforeEach(() => {
  pretendBrowser();
  serve({});
});

const row = (applied: boolean) => ({ _id: 'a', applied, err_msg: null, emission_calc: { CO2: 1200 } }) as Activity;

interface CellProps {
  of: Activity;
  column: string;
  qualitiesOf?: QualitiesOf | null;
  lacksCountry?: (row: Activity) => boolean;
}

function Cell({ of, column, qualitiesOf = null, lacksCountry = () => false }: CellProps) {
  const format = useFormat();
  const parts = { t, format, showTags: false, isNarrowed: false, onHow: () => undefined, lacksCountry };
  const found = activityColumns({ ...parts, qualitiesOf }).find(({ key }) => key === column);
  return (
    <div data-testid="cell">
      {found ? `${found.text(of)} / ` : 'no column'}
      {found?.render(of)}
    </div>
  );
}

const said = () => screen.getByTestId('cell').textContent;

test('an activity that is not applied has no figure, and the row says why', async () => {
  const counted = await show(<Cell of={row(true)} column="CO2" />);
  expect(said()).toMatch(/^1\.200 \/ 1\.200/);
  counted.unmount();
  await show(<Cell of={row(false)} column="CO2" />);
  expect(said()).toMatch(/^Not applied \/ .*Not applied$/);
});

test('a row says what most of its figure rests on and how much of it, where that is asked for', async () => {
  const hidden = await show(<Cell of={row(true)} column="quality" />);
  expect(said()).toBe('no column');
  hidden.unmount();
  const qualitiesOf: QualitiesOf = () => [
    { quality: 'measured', kg: 900 },
    { quality: 'average', kg: 300 },
  ];
  await show(<Cell of={row(true)} column="quality" qualitiesOf={qualitiesOf} />);
  expect(said()).toMatch(/^Measured 75\u00a0% \/ ●Measured75\u00a0%$/);
});

test('a figure that stands on the mean of all countries is marked, beside the figure', async () => {
  await show(<Cell of={row(true)} column="CO2" lacksCountry={({ _id }) => _id === 'a'} />);
  expect(said()).toMatch(/Country missing.*1\.200/);
});
