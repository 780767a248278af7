import { mostUsedFirst } from './most-used';

it('puts what was used most at the head, and leaves the order of the others', () => {
  const used = ['York', 'Leeds', 'York', 'Elsewhere'];
  expect(mostUsedFirst(['Hull', 'Leeds', 'Selby', 'York'], used)).toEqual(['York', 'Leeds', 'Hull', 'Selby']);
  expect(mostUsedFirst(['Hull', 'Leeds'], [])).toEqual(['Hull', 'Leeds']);
});
