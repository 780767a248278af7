import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import type { Activity } from '../shared/ActivityFacts';
import { ActivityFigure } from './ActivityHeadline';

beforeEach(() => {
  pretendBrowser();
  serve({});
});

const stored = { activity_type: 'water_activitys', applied: true, err_msg: null, emission_calc: { CO2: 1200 } };

test.each([
  ['its figure', {}, '1.200 t CO₂e'],
  ['that it is not applied, and no figure', { applied: false, emission_calc: { CO2: 0 } }, 'Not applied'],
  ['what stands in the way of a figure', { err_msg: 'No factor', emission_calc: { CO2: null } }, 'No factor'],
  ['that there is none without days', { emission_calc: null }, 'No emissions'],
])('the headline of an activity says %s', async (_, changed, expected) => {
  await show(
    <p data-testid="headline">
      <ActivityFigure record={{ ...stored, ...changed } as Activity} onHow={() => undefined} />
    </p>,
  );
  expect(screen.getByTestId('headline').textContent).toBe(expected);
});
