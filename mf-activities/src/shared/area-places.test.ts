import { getChangeBridge } from '@lichen/contracts/activities/bridge/change-bridge.call';
import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import { listFindings } from '@lichen/contracts/activities/checks/checks.call';
import { getCoverage } from '@lichen/contracts/activities/coverage/coverage.call';
import { factors } from '@lichen/contracts/activities/factors/factors.call';
import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import { fileImport } from '@lichen/contracts/imports/import.entity';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { recalculation } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { inventoryYearStates } from '@lichen/contracts/activities/years/inventory-year.call';
import { AREA_PLACES, OWN_FACTORS_ALLOW } from './area-places';

test('each place of the area is shown to those who may read what it shows', () => {
  expect(Object.fromEntries(AREA_PLACES.map(({ title, allow }) => [title, allow]))).toEqual({
    Activities: activity.allow.list,
    'Fast entry': activity.allow.list,
    Coverage: getCoverage.allow,
    Checks: listFindings.allow,
    'Your analysis': chartConfig.allow.list,
    'Reasons for change': getChangeBridge.allow,
    Import: fileImport.allow.list,
    Factors: factors.allow,
    'Credits and removals': activity.allow.list,
    Years: inventoryYearStates.allow,
    Recalculation: recalculation.allow.list,
  });
});

test('custom factors are for those who may list, add and change them', () => {
  const { list, create, update, remove } = ownFactor.allow;
  for (const allow of [list, create, update, remove]) expect(OWN_FACTORS_ALLOW).toEqual(allow);
});
