import { roleChange } from './role-change';

it('names the roles that come and go, with the tasks that nothing else brings', () => {
  const { gains, loses } = roleChange(['user', 'vehicle_review', 'edit_staff'], ['user', 'compliance_officer']);

  expect(gains).toEqual({ roles: ['compliance_officer'], tasks: ['compliance_requests', 'compliance_submissions'] });
  expect(loses).toEqual({ roles: ['vehicle_review', 'edit_staff'], tasks: ['vehicle_review'] });
});

it('takes no task away that another role keeps', () => {
  const { gains, loses } = roleChange(['user', 'admin', 'create_reports'], ['user', 'admin']);

  expect(gains).toEqual({ roles: [], tasks: [] });
  expect(loses).toEqual({ roles: ['create_reports'], tasks: [] });
});
