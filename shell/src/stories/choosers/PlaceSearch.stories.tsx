import { PlaceSearch } from '@lichen/kit';
import { useState } from 'react';
import type { Story } from '../story';

function Box({ isFound }: { isFound: boolean }) {
  const [text, setText] = useState('Leeds');
  return (
    <PlaceSearch text={text} isFound={isFound} onType={setText} onChoose={({ name }) => setText(name)}>
      <input aria-label="From, row 1" />
    </PlaceSearch>
  );
}

export const story: Story = {
  of: 'PlaceSearch',
  states: [
    { name: 'Found', Shown: () => <Box isFound /> },
    { name: 'A name alone, looked for again on focus', Shown: () => <Box isFound={false} /> },
  ],
};
