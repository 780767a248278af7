import { location } from '@lichen/contracts/business/location.entity';
import { paths } from '@lichen/contracts/api/paths';
import { TEXTS } from '@lichen/contracts/text/texts';
import { RecordButtons } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { Story } from '../story';

const SITE = { entity: location, id: 'leeds', name: 'Leeds brewery', edit: '/edit', back: paths.locations };

export const story: Story = {
  of: 'RecordButtons',
  states: [
    { name: 'By the roles of the reader', Shown: () => <RecordButtons {...SITE} warning={TEXTS.deleteRecord} /> },
    {
      name: 'Not to be edited',
      Shown: () => <RecordButtons {...SITE} warning={TEXTS.deleteRecord} mayEdit={false} />,
    },
    {
      name: 'Beside another primary button',
      Shown: () => (
        <RecordButtons {...SITE} warning={TEXTS.deleteRecord} primary={<Button type="primary">Add activity</Button>} />
      ),
    },
  ],
};
