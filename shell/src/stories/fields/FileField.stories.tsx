import { FileField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

const BILLS = new File(['day,kWh'], 'electricity-bills-of-all-breweries-2026.csv');

export const story: Story = {
  of: 'FileField',
  states: [
    {
      name: 'Empty and required',
      Shown: () => (
        <Live<File> start={null}>{(field) => <FileField {...field} label="File" accept=".csv" required />}</Live>
      ),
    },
    {
      name: 'Chosen, with a long name',
      Shown: () => (
        <Live<File> start={BILLS}>{(field) => <FileField {...field} label="File" accept=".csv" required />}</Live>
      ),
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<File> start={null}>
          {(field) => <FileField {...field} label="File" accept=".csv" required error="Choose a file" />}
        </Live>
      ),
    },
  ],
};
