import { ManyField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

const OFFERS = [
  { value: 'mill', label: 'Mill' },
  { value: 'heating', label: 'Heating' },
];

export const story: Story = {
  of: 'ManyField',
  states: [
    {
      name: 'Filled in, with a hint',
      Shown: () => (
        <Live<readonly string[]> start={['mill']}>
          {(field) => <ManyField {...field} offers={OFFERS} label="Name" hint="What it is for" />}
        </Live>
      ),
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<readonly string[]> start={null}>
          {(field) => <ManyField {...field} offers={OFFERS} label="Name" required error="Required" />}
        </Live>
      ),
    },
  ],
};
