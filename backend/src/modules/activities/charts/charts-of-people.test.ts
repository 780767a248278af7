import type { ChartQuestion } from '@lichen/contracts/activities/charts/chart-words';
import { questionFor } from './charts-of-people';

const byPerson: ChartQuestion = { show: 'cost', report_by: 'profiles', filters: {} };
const ABSENCES = { absence_activitys: true };

it.each([
  ['by person', byPerson],
  ['of one person', { ...byPerson, report_by: 'time', filters: { profiles: { ada: true } } }],
  ['by a search for a name', { ...byPerson, report_by: 'activities', filters: { field_filter: 'Ada' } }],
] as [string, ChartQuestion][])(
  'leaves absences out of a chart %s, but for those who keep staff records',
  (_, chart) => {
    for (const roles of [['user'], ['edit_business'], ['view_reports']] as const) {
      const activity = questionFor(chart, roles)?.filters.activity ?? {};
      expect([activity['commute'], activity['absence_activitys']]).toEqual([true, undefined]);
      expect(questionFor({ ...chart, filters: { ...chart.filters, activity: ABSENCES } }, roles)).toBeUndefined();
    }
    expect(questionFor(chart, ['user', 'edit_staff'])).toBe(chart);
    expect(questionFor(chart, ['admin'])).toBe(chart);
  },
);

it('leaves charts as they are that tell nobody apart, or show no absences', () => {
  const whole: ChartQuestion = { ...byPerson, report_by: 'activities', filters: { activity: ABSENCES } };
  expect(questionFor(whole, ['user'])).toBe(whole);
  const commutes: ChartQuestion = { ...byPerson, filters: { activity: { commute: true, absence_activitys: false } } };
  expect(questionFor(commutes, ['user'])).toBe(commutes);
});
