import { TextField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

export const story: Story = {
  of: 'TextField',
  states: [
    {
      name: 'Filled in, with a hint',
      Shown: () => (
        <Live<string> start={'Leeds'}>{(field) => <TextField {...field} label="Name" hint="What it is for" />}</Live>
      ),
    },
    {
      name: 'Empty and required',
      Shown: () => <Live<string> start={null}>{(field) => <TextField {...field} label="Name" required />}</Live>,
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<string> start={'Leeds'}>{(field) => <TextField {...field} label="Name" error="Already in use" />}</Live>
      ),
    },
    {
      name: 'Disabled, with a long label',
      Shown: () => (
        <Live<string> start={'Leeds'}>
          {(field) => (
            <TextField
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
