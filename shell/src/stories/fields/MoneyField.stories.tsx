import { MoneyField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

export const story: Story = {
  of: 'MoneyField',
  states: [
    {
      name: 'Filled in, with a hint',
      Shown: () => (
        <Live<{ currency: string; amount: number }> start={{ currency: 'GBP', amount: 1250.5 }}>
          {(field) => <MoneyField {...field} label="Name" hint="What it is for" currency="GBP" />}
        </Live>
      ),
    },
    {
      name: 'Empty and required',
      Shown: () => (
        <Live<{ currency: string; amount: number }> start={null}>
          {(field) => <MoneyField {...field} label="Name" required currency="GBP" />}
        </Live>
      ),
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<{ currency: string; amount: number }> start={{ currency: 'GBP', amount: 1250.5 }}>
          {(field) => <MoneyField {...field} label="Name" error="Already in use" currency="GBP" />}
        </Live>
      ),
    },
    {
      name: 'Disabled, with a long label',
      Shown: () => (
        <Live<{ currency: string; amount: number }> start={{ currency: 'GBP', amount: 1250.5 }}>
          {(field) => (
            <MoneyField
              {...field}
              disabled
              label="A site with a name much longer than anybody expected when this control was drawn"
              currency="GBP"
            />
          )}
        </Live>
      ),
    },
  ],
};
