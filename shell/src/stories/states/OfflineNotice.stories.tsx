import { OfflineNotice } from '@lichen/kit';
import type { Story } from '../story';

export const story: Story = {
  of: 'OfflineNotice',
  states: [{ name: 'Only without a connection', Shown: () => <OfflineNotice /> }],
};
