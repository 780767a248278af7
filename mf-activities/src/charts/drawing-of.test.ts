import { lostBelowZero } from './drawing-of';

const bars = (...values: number[]) => ({ bars: values.map((value) => ({ key: '1', label: 'Mill', value })) });

it('knows when a pie loses figures below zero, and when they are all there is', () => {
  expect(lostBelowZero(bars(5, 3, 0), 'pie_chart')).toBe('none');
  expect(lostBelowZero(bars(5, -3), 'doughnut_chart')).toBe('some');
  expect(lostBelowZero(bars(-5, -3, 0), 'pie_chart')).toBe('all');
  expect(lostBelowZero(bars(-5, -3), 'bar_chart')).toBe('none');
});
