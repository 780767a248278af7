import type { Finding } from '@lichen/contracts/activities/checks/checks.call';
import { waterActivity } from '@lichen/contracts/activities/types/buildings/water.entity';
import { SchemaForm } from '@lichen/kit';
import { list, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Warnings } from './Warnings';

const typed = { _id: null, activity_type: 'water_activitys' } as const;
const finding: Finding = {
  ...{ _id: 'outlier:draft', kind: 'outlier', activity_id: null, activity_type: 'water_activitys', others: [] },
  ...{ location_id: 'works', from: 0, to: 0, params: { percent: { number: 1000 } } },
  remedies: [{ kind: 'correct', record: typed, values: { amount: 38, units: 'm3' } }],
};
const twice: Finding = {
  ...{ ...finding, _id: 'duplicate_invoice:draft:a', kind: 'duplicate_invoice', params: { number: { text: '7' } } },
  others: [{ _id: 'a', activity_type: 'water_activitys', from: 0, to: 0 }],
  remedies: [{ kind: 'keep', keep: 'a', remove: null }],
};

it('corrects the amount that is being typed, and leads to the record that was there before', async () => {
  pretendBrowser();
  const server = serve({ 'POST check_activity': list([finding, twice]), 'GET reference': list([]) });
  await show(
    <SchemaForm
      entity={waterActivity}
      initial={{ amount: 380, units: 'm3' }}
      layout={[{ fields: ['amount'] }]}
      aside={<Warnings entity={waterActivity} />}
      submitLabel="Add"
      onSubmit={async () => ({ state: 'unchanged' })}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Correct to 38 m3: Daily use is 1,000 %/ }));
  const amount = await screen.findByDisplayValue('38');
  expect(document.activeElement).toBe(amount);
  const known = screen.getByRole('link', { name: /^Keep this one: Water/ });
  expect(known.getAttribute('href')).toBe('/activities/a');
  expect(server.of('DELETE')).toEqual([]);
});
