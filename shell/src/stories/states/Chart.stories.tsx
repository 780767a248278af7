import type { Drawing, DrawnLabel } from '@lichen/kit/chart';
import { lazyInline } from '@lichen/kit';
import { Suspense } from 'react';
import type { Story } from '../story';

const Chart = lazyInline(async () => ({ default: (await import('@lichen/kit/chart')).Chart }));

const label = (key: string, value: number, tone: DrawnLabel['tone'] = 'plain'): DrawnLabel => ({
  ...{ key, value, tone, label: tone === 'plain' ? key : `Scope ${key}`, text: value.toFixed(3) },
});

const SCOPES: Drawing = {
  ...{ type: 'bar_chart', axis: 't CO₂e', isOverTime: false, isEarlier: false },
  labels: [label('1', 191.303, 'scope1'), label('2', 210.048, 'scope2'), label('3', 706.174, 'scope3')],
};
const PLACES: Drawing = {
  ...{ ...SCOPES, type: 'doughnut_chart' },
  labels: [label('Brewery', 612.4), label('Depot', 310.1), label('Shop', 98.2), label('Office', 41)],
};
const MONTHS: Drawing = {
  ...{ ...SCOPES, type: 'line_chart', isOverTime: true },
  labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((month, at) => label(month, 90 - at * 7 + (at % 2) * 12)),
};

const shown = (drawing: Drawing) => () => (
  <Suspense fallback={null}>
    <Chart drawing={drawing} summary="Scope 3 has the most." height={260} onPick={() => undefined} />
  </Suspense>
);

export const story: Story = {
  of: 'Chart',
  states: [
    { name: 'Scopes', Shown: shown(SCOPES) },
    { name: 'The year before', Shown: shown({ ...SCOPES, isEarlier: true }) },
    { name: 'Months', Shown: shown(MONTHS) },
    { name: 'Shares', Shown: shown(PLACES) },
  ],
};
