import type { FieldReading } from '@lichen/contracts/docs/reading';
import { fuelDoc } from '@lichen/contracts/docs/types/fuel';
import { list, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { ReviewProvider } from './review-context';
import { RowsForm } from './RowsForm';

beforeEach(() => {
  pretendBrowser();
  serve({ 'GET reference': list([]) });
});

const ROWS = [{ fuel_type: 'Natural gas', quantity: 800, fuel_units: 'm3' }];
const OTHER = [{ fuel_type: 'Natural gas', quantity: 8560, fuel_units: 'kWh' }];
const READ = {
  ...{ field: 'fuels', value: ROWS, raw: '800 m³', page: 1, box: null, confidence: 0.6, how: 'label' },
  ...{ flags: ['competing'], alternatives: [{ value: OTHER, raw: '8.560 kWh' }] },
} as unknown as FieldReading;

async function drawn(
  state: 'to_check' | 'does_not_hold' | 'read',
  isReadOnly = false,
  reading = READ,
  error: string | null = null,
) {
  const done = { changed: [] as unknown[], confirmed: 0 };
  const review = {
    stateOf: () => state,
    errorOf: () => error,
    readingOf: () => reading,
    use: () => undefined,
    isReadOnly,
    isRead: true,
  };
  await show(
    <ReviewProvider value={review}>
      <RowsForm
        list="fuels"
        stored={ROWS}
        rows={fuelDoc.rows['fuels'] as never}
        isReadOnly={isReadOnly}
        onChange={(rows) => done.changed.push(rows)}
        onConfirm={() => {
          done.confirmed += 1;
        }}
      />
    </ReviewProvider>,
  );
  return done;
}

it('says why a list has to be checked, and takes the rows of another reading', async () => {
  const done = await drawn('to_check');
  expect(screen.getByText('Another value on the page also matches')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use 8.560 kWh' }));
  expect(done.changed).toEqual([OTHER]);
  expect(await screen.findByDisplayValue('8,560')).toBeTruthy();
});

it('lets rows that do not add up to the printed total be confirmed', async () => {
  const done = await drawn('does_not_hold', false, { ...READ, flags: ['rows_total'] });
  expect(screen.getByText('The rows do not add up to the total on the page')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(done.confirmed).toBe(1);
});

it('does not let rows with errors be confirmed', async () => {
  await drawn('does_not_hold');
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

it('does not let rows with errors be confirmed where they differ from the printed total too', async () => {
  await drawn('does_not_hold', false, { ...READ, flags: ['rows_total'] }, 'Required');
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

it('lets a list that is right be confirmed', async () => {
  const done = await drawn('to_check');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(done.confirmed).toBe(1);
});

it('asks nothing of a list that was read with certainty', async () => {
  await drawn('read');
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

it('asks nothing where nothing can be changed', async () => {
  await drawn('to_check', true);
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});
