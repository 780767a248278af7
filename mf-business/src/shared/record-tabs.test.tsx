import { pretendBrowser, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { RecordTabs } from './RecordTabs';

beforeEach(() => pretendBrowser());

const TABS = [{ id: 'fuel', title: 'Fuel', types: ['fuel_activitys'] }] as const;

it('says so in a tab of activities while no remote shows them', async () => {
  await show(
    <RecordTabs label="Vehicle" tabs={TABS} open="fuel" year={2026} counts={undefined} field="vehicle_id" id="v1">
      <p>Details</p>
    </RecordTabs>,
  );

  expect(await screen.findByText('Not available yet')).toBeTruthy();
});
