import { YearField } from '@lichen/kit';
import { useState } from 'react';
import type { Story } from '../story';

function Shown({ start }: { start: number }) {
  const [year, setYear] = useState(start);
  return <YearField year={year} onChange={setYear} />;
}

export const story: Story = {
  of: 'YearField',
  states: [
    { name: 'A year that is offered', Shown: () => <Shown start={2026} /> },
    { name: 'A year of an address, before all that are offered', Shown: () => <Shown start={1850} /> },
  ],
};
