import { ActionButton } from '@lichen/kit';
import type { Story } from '../story';

const ACTION = { label: 'Calculate distance', run: () => undefined };
const form = { values: {}, set: () => undefined };

export const story: Story = {
  of: 'ActionButton',
  states: [
    {
      name: 'At rest',
      Shown: () => <ActionButton form={form} action={{ ...ACTION, isRunning: false, error: null }} />,
    },
    { name: 'At work', Shown: () => <ActionButton form={form} action={{ ...ACTION, isRunning: true, error: null }} /> },
    {
      name: 'Refused',
      Shown: () => <ActionButton form={form} action={{ ...ACTION, isRunning: false, error: 'Vehicle is required' }} />,
    },
  ],
};
