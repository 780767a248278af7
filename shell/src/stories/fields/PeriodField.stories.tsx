import { type Period, PeriodField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

export const story: Story = {
  of: 'PeriodField',
  states: [
    {
      name: 'Filled in, with a hint',
      Shown: () => (
        <Live<Period> start={{ from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 8, 30) }}>
          {(field) => <PeriodField {...field} label="Name" hint="What it is for" />}
        </Live>
      ),
    },
    {
      name: 'Empty and required',
      Shown: () => <Live<Period> start={null}>{(field) => <PeriodField {...field} label="Name" required />}</Live>,
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<Period> start={{ from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 8, 30) }}>
          {(field) => <PeriodField {...field} label="Name" error="Already in use" />}
        </Live>
      ),
    },
    {
      name: 'Disabled, with a long label',
      Shown: () => (
        <Live<Period> start={{ from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 8, 30) }}>
          {(field) => (
            <PeriodField
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
