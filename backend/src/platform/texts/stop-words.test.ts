import { wishIn } from './stop-words';

it('takes a message for an opt-out only if the word is all of it', () => {
  const stops = ['STOP', ' stop. ', '"Stop all"', 'Arrêt', 'STOPP!', 'opt-out', 'Baja'];
  expect(stops.map(wishIn)).toEqual(stops.map(() => 'stop'));
  expect(['START', 'unstop!'].map(wishIn)).toEqual(['start', 'start']);
  const others = ['', '?', 'Please stop the delivery', 'The end of the year', 'nonstop', 'yes'];
  expect(others.map(wishIn)).toEqual(others.map(() => null));
});
