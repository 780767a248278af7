import { DayField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

export const story: Story = {
  of: 'DayField',
  states: [
    {
      name: 'Filled in, with a hint',
      Shown: () => (
        <Live<number> start={Date.UTC(2026, 9, 1)}>
          {(field) => <DayField {...field} label="Name" hint="What it is for" />}
        </Live>
      ),
    },
    {
      name: 'Empty and required',
      Shown: () => <Live<number> start={null}>{(field) => <DayField {...field} label="Name" required />}</Live>,
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<number> start={Date.UTC(2026, 9, 1)}>
          {(field) => <DayField {...field} label="Name" error="Already in use" />}
        </Live>
      ),
    },
    {
      name: 'Disabled, with a long label',
      Shown: () => (
        <Live<number> start={Date.UTC(2026, 9, 1)}>
          {(field) => (
            <DayField
              {...field}
              disabled
              label="A site with a name much longer than anybody expected when this control was drawn"
            />
          )}
        </Live>
      ),
    },
  ],
};
