import { STAFF_TABS, tabOf, tabsFor } from './staff-tabs';

it('shows absences where the account tracks them, and the status to who may see it', () => {
  const mine = ['commute', 'home_working', 'business_travel', 'stays', 'carbon'];

  expect(tabsFor({ tracksAbsences: false, own: [] })).toEqual(mine);
  expect(tabsFor({ tracksAbsences: true, own: ['user_status', 'employment_history'] })).toEqual(STAFF_TABS);
  expect(tabsFor({ tracksAbsences: true, own: [] })).toContain('absences');
  expect(tabsFor({ tracksAbsences: true, own: ['employment_history'] })).not.toContain('user_status');
});

it('opens the tab of the address, and the first where that is not shown', () => {
  const tabs = tabsFor({ tracksAbsences: false, own: [] });

  expect(tabOf('stays', tabs)).toBe('stays');
  expect(tabOf('absences', tabs)).toBe('commute');
  expect(tabOf(null, tabs)).toBe('commute');
});
