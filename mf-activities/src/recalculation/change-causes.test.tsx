import type { RecalculationCause } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { ChangeCauses } from './ChangeCauses';

const FEBRUARY = { from: utcDay(2025, 2, 1), to: utcDay(2025, 2, 28) };
const units = 'kg CO₂e/kWh';
const residual = { label: 'AIB 2024, Poland', factor: '0.81512', quantity: '900', units: 'kWh' };
const tariff = { label: 'Letter, Green power, v1', factor: '0.01', quantity: '1900', units: 'kWh' };

const cause = (after: RecalculationCause['after']): RecalculationCause => ({
  ...{ component: 'direct', scope2_basis: 'market', reason: 'Other factors apply' },
  before: { label: 'AIB 2024, Poland', factor: '0.81512', units, kg: 2282.336 },
  after,
});

beforeEach(() => {
  pretendBrowser();
  serve({});
});
const linesOf = () => [...screen.getByRole('listitem').querySelectorAll('.act-quiet')].map((line) => line.textContent);

it('names both factors on one line where each side has one', async () => {
  await show(
    <ChangeCauses
      causes={[cause({ label: 'Letter, Green power, v1', factor: '0.01', units, kg: 28 })]}
      nameOf={() => 'Scope 2'}
    />,
  );
  expect(linesOf()).toEqual(['0.81512 kg CO₂e/kWh, AIB 2024, Poland → 0.01 kg CO₂e/kWh, Letter, Green power, v1']);
});

it('names each factor with its days where a figure has several', async () => {
  const parts = [
    { ...residual, from: FEBRUARY.from, to: utcDay(2025, 2, 9) },
    { ...tariff, from: utcDay(2025, 2, 10), to: FEBRUARY.to },
  ];
  const several = { label: 'AIB 2024, Poland; Letter, Green power, v1', factor: null, units, kg: 752.6, parts };
  await show(<ChangeCauses causes={[cause(several)]} nameOf={() => 'Scope 2'} />);
  expect(linesOf()).toEqual([
    '0.81512 kg CO₂e/kWh, AIB 2024, Poland',
    '→ 01/02/2025 – 09/02/2025: 0.81512 kg CO₂e/kWh, AIB 2024, Poland',
    '→ 10/02/2025 – 28/02/2025: 0.01 kg CO₂e/kWh, Letter, Green power, v1',
  ]);
});

it('names each factor with its quantity where all of them have the same days', async () => {
  const parts = [
    { ...residual, ...FEBRUARY },
    { ...tariff, ...FEBRUARY },
  ];
  const several = { label: 'AIB 2024, Poland; Letter, Green power, v1', factor: null, units, kg: 752.6, parts };
  await show(<ChangeCauses causes={[cause(several)]} nameOf={() => 'Scope 2'} />);
  expect(linesOf().slice(1)).toEqual([
    '→ 900 kWh: 0.81512 kg CO₂e/kWh, AIB 2024, Poland',
    '→ 1,900 kWh: 0.01 kg CO₂e/kWh, Letter, Green power, v1',
  ]);
});
