import { fireEvent, screen } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { show } from '../testing/show';
import { YearField, YearSelect } from './YearField';

beforeEach(() => pretendBrowser());

const offered = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'));

it('finds a year far back by typing it', async () => {
  const chosen: number[] = [];
  await show(<YearField year={2026} onChange={(year) => chosen.push(year)} />);
  const box = screen.getByRole('combobox', { name: 'Year' });

  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value: '193' } });
  expect(offered().slice(0, 2)).toEqual(['1939', '1938']);
  fireEvent.change(box, { target: { value: '1931' } });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });

  expect(chosen).toEqual([1931]);
});

it('shows a year that is not offered', async () => {
  await show(<YearSelect year={2031} onChange={() => undefined} />);

  expect(screen.getByRole('combobox', { name: 'Year' }).closest('.ant-select')?.textContent).toContain('2031');
});
