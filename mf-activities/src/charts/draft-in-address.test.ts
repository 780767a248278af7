import { NEW_CHART, withComparison, withReportBy } from './chart-draft';
import { draftInAddress, draftOf } from './draft-in-address';

it('comes back from the address as it was built', () => {
  const built = withComparison(
    withReportBy({ ...NEW_CHART, chartName: 'Two years' }, 'scope'),
    'this_year_vs_last_year',
  );

  expect(draftOf(draftInAddress(NEW_CHART), undefined)).toEqual(NEW_CHART);
  expect(draftOf(draftInAddress(built), undefined)).toEqual(built);
});

it('takes nothing from an address that somebody broke', () => {
  for (const text of ['', '{', '[]', '{"chartType":"map"}', JSON.stringify({ ...NEW_CHART, show: 'profit' })])
    expect(draftOf(text, undefined)).toEqual(NEW_CHART);
});
