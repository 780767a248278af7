import { absenceActivity } from '@lichen/contracts/activities/types/staff/absence.entity';
import { SchemaForm, type Values } from '@lichen/kit';
import { pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { Preview } from './Preview';

beforeEach(() => pretendBrowser());

const day = Date.UTC(2025, 9, 1);
const ABSENCE = { profile_id: 'p', location_id: 'l', type: 'illness', from: day, to: day, amount: 8, units: 'hrs' };

const Form = ({ initial }: { initial: Values }) => (
  <SchemaForm
    entity={absenceActivity}
    initial={initial}
    layout={[]}
    aside={<Preview entity={absenceActivity} />}
    submitLabel="Add"
    onSubmit={async () => ({ state: 'unchanged' })}
  />
);

test('says of what causes none that no emissions are counted, and asks for nothing more', async () => {
  serve({ 'POST absence_activitys/preview': record({ rows: [] }) });
  await show(<Form initial={{ ...ABSENCE, applied: true }} />);

  expect(await screen.findByText('No emissions are counted for this.')).toBeTruthy();
  expect(screen.queryByText(/^Fill in/)).toBeNull();
});

test('asks for what is required before there is anything to see', async () => {
  serve({});
  await show(<Form initial={{ applied: true }} />);

  expect(await screen.findByText('Complete the required fields to see the emissions.')).toBeTruthy();
});

test('says of a draft that would be refused why it would be', async () => {
  const err = 'Choose an option from the list';
  serve({ 'POST absence_activitys/preview': { status: 400, body: { err, errors: { type: err } } } });
  await show(<Form initial={{ ...ABSENCE, applied: true }} />);

  expect(await screen.findByText(err)).toBeTruthy();
  expect(screen.queryByText(/^No preview is available/)).toBeNull();
});
