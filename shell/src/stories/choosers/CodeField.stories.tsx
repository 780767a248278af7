import { CodeField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

export const story: Story = {
  of: 'CodeField',
  states: [
    {
      name: 'Filled in, with a hint',
      Shown: () => (
        <Live<string> start={'GB'}>
          {(field) => <CodeField {...field} label="Name" hint="What it is for" list="countries" groupBy="continent" />}
        </Live>
      ),
    },
    {
      name: 'Empty and required',
      Shown: () => (
        <Live<string> start={null}>
          {(field) => <CodeField {...field} label="Name" required list="countries" groupBy="continent" />}
        </Live>
      ),
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<string> start={'GB'}>
          {(field) => <CodeField {...field} label="Name" error="Already in use" list="countries" groupBy="continent" />}
        </Live>
      ),
    },
    {
      name: 'Disabled, with a long label',
      Shown: () => (
        <Live<string> start={'GB'}>
          {(field) => (
            <CodeField
              {...field}
              disabled
              label="A site with a name much longer than anybody expected when this control was drawn"
              list="countries"
              groupBy="continent"
            />
          )}
        </Live>
      ),
    },
  ],
};
