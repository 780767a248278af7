import { SCOPES } from '../activities/inventory-line';
import { ACTIVITY_TYPES } from '../activities/activity-types';
import { CHART_TEXTS } from '../activities/charts/chart-config.entity';
import { KM_PER_MILE } from '../activities/codes/distance-rules';
import { electricityActivity } from '../activities/types/buildings/electricity.entity';
import { emissionStats } from '../activities/list/summary.call';
import { CONNECTION_TEXTS } from '../compliance/connection-texts';
import { ROLES } from '../portal/roles';
import { TEXTS } from '../text/texts';
import { VIDEO_IDS } from '../portal/videos';

/** Words of the specification that integrations rely on, copied from it letter by letter, odd spellings included. */

it('spells the odd names as they are written', () => {
  expect(emissionStats.name).toBe('get_emmissions_stats');
  expect(electricityActivity.name).toBe('electricity_activitys');
  expect(CONNECTION_TEXTS.successful).toBe('Congratulation. Connection successful');
});

it('has the activity types of the specification; one that is added stands in this list too', () =>
  expect(Object.keys(ACTIVITY_TYPES).sort()).toEqual([
    'absence_activitys',
    'business_travel',
    'carbon_activitys',
    'commute',
    'discharge_activitys',
    'electricity_activitys',
    'fuel_activitys',
    'home_working_activity',
    'lease_activitys',
    'power_activitys',
    'product_production_activitys',
    'product_used_activitys',
    'purchased_goods_activitys',
    'refrigerant_activitys',
    'sales_order_activitys',
    'stays',
    'task_activitys',
    'upstream_transmission_distribution',
    'vehicle_activitys',
    'vehicle_journeys',
    'waste_activitys',
    'water_activitys',
  ]));

it('has the roles', () =>
  expect([...ROLES]).toEqual([
    'admin',
    'user',
    'edit_business',
    'vehicle_admin',
    'vehicle_review',
    'edit_valuechain',
    'edit_staff',
    'edit_waste',
    'edit_statement',
    'share_docs',
    'compliance_officer',
    'view_reports',
    'create_reports',
    'approve_reports',
    'create_stories',
    'publish_stories',
  ]));

it('has the set-up videos', () =>
  expect([...VIDEO_IDS]).toEqual([
    'welcome',
    'add_location',
    'add_vehicle',
    'add_staff',
    'add_story',
    'utility bills',
    'compliance_requests',
    'connecting_partners',
    'certificates',
    'materiality_assessment',
    'vehicle_owner_reminders',
    'create_policy',
  ]));

it('converts miles by 1.61 and has three scopes and none', () => {
  expect(KM_PER_MILE).toBe(1.61);
  expect([...SCOPES]).toEqual(['scope_1', 'scope_2', 'scope_3', 'no_scope']);
});

it('asks before a deletion in the words that are written', () => {
  const { deleteCalculation, deleteActivity, deleteRecord } = TEXTS;
  expect([deleteCalculation, deleteActivity, deleteRecord]).toEqual([
    'Delete emissions calc? This action cannot be undone.',
    'Deleting this activity will remove all emissions from future reports. Historical reports will not be affected. Are you sure?',
    'Click confirm to permanently delete this record. This action cannot be undone.',
  ]);
  expect(CHART_TEXTS.unpin).toBe(
    'Unpinning this chart will remove it from your dashboard. Click confirm to unpin this record.',
  );
});
