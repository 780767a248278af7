import { EmailText } from '@lichen/kit';
import type { Story } from '../story';

const LONG = 'kari.nordmann-solberg@environment.northern-breweries.example';

export const story: Story = {
  of: 'EmailText',
  states: [
    { name: 'In a line', Shown: () => <EmailText address="ada@mill.example" /> },
    {
      name: 'In a narrow cell',
      Shown: () => (
        <div style={{ maxWidth: 180, overflowWrap: 'anywhere' }}>
          <EmailText address={LONG} />
        </div>
      ),
    },
  ],
};
