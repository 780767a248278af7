import { SwitchField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

export const story: Story = {
  of: 'SwitchField',
  states: [
    {
      name: 'Filled in, with a hint',
      Shown: () => (
        <Live<boolean> start={true}>{(field) => <SwitchField {...field} label="Name" hint="What it is for" />}</Live>
      ),
    },
    {
      name: 'Empty and required',
      Shown: () => <Live<boolean> start={null}>{(field) => <SwitchField {...field} label="Name" required />}</Live>,
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<boolean> start={true}>{(field) => <SwitchField {...field} label="Name" error="Already in use" />}</Live>
      ),
    },
    {
      name: 'Disabled, with a long label',
      Shown: () => (
        <Live<boolean> start={true}>
          {(field) => (
            <SwitchField
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
