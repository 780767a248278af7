import { ChoiceField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

export const story: Story = {
  of: 'ChoiceField',
  states: [
    {
      name: 'Filled in, with a hint',
      Shown: () => (
        <Live<string> start={'kWh'}>
          {(field) => <ChoiceField {...field} label="Name" hint="What it is for" options={['kWh', 'MWh']} />}
        </Live>
      ),
    },
    {
      name: 'Empty and required',
      Shown: () => (
        <Live<string> start={null}>
          {(field) => <ChoiceField {...field} label="Name" required options={['kWh', 'MWh']} />}
        </Live>
      ),
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<string> start={'kWh'}>
          {(field) => <ChoiceField {...field} label="Name" error="Already in use" options={['kWh', 'MWh']} />}
        </Live>
      ),
    },
    {
      name: 'Disabled, with a long label',
      Shown: () => (
        <Live<string> start={'kWh'}>
          {(field) => (
            <ChoiceField
              {...field}
              disabled
              label="A site with a name much longer than anybody expected when this control was drawn"
              options={['kWh', 'MWh']}
            />
          )}
        </Live>
      ),
    },
  ],
};
