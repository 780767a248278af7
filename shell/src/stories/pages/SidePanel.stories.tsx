import { SidePanel, WithPanel } from '@lichen/kit';
import { useState } from 'react';
import type { Story } from '../story';

function Beside() {
  const [isOpen, setOpen] = useState(false);
  const panel = isOpen && (
    <SidePanel id="story" kicker="Electricity · Leeds" title="12.704 t CO₂e" onClose={() => setOpen(false)}>
      <p>Content</p>
    </SidePanel>
  );
  return (
    <WithPanel panel={panel}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
    </WithPanel>
  );
}

export const story: Story = {
  of: 'SidePanel',
  states: [{ name: 'Opened beside a list', Shown: () => <Beside /> }],
};
