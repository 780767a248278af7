import { fireEvent, screen, waitFor } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { serve } from '../testing/server';
import { show } from '../testing/show';
import { ChoiceField } from './ChoiceField';

beforeEach(() => {
  pretendBrowser();
  serve({});
});

const shown = async (count: number) => {
  const seen: (string | null)[] = [];
  const options = Array.from({ length: count }, (_, at) => `choice${at}`);
  const words = Object.fromEntries(options.map((one, at) => [one, `Kind ${at}`]));
  await show(<ChoiceField label="Kind" value={null} {...{ options, words }} onChange={(next) => seen.push(next)} />);
  const box = screen.getByRole('combobox', { name: /Kind/ }) as HTMLInputElement;
  fireEvent.mouseDown(box);
  return { box, seen };
};

it('finds one of many choices by typing its words, with accents or without', async () => {
  const { box, seen } = await shown(11);
  fireEvent.change(box, { target: { value: 'kínd 10' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
  expect(seen).toEqual(['choice10']);
});

it('has few choices looked through', async () => {
  const { box } = await shown(10);
  expect(box.readOnly).toBe(true);
});
