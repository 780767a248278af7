import { REASON, reasonProblem } from './reason';

it.each([
  'The supplier corrected the bill',
  'Écart du compteur',
  'Исправлен счёт за март',
  '仕入先が請求書を訂正したため',
  'Rg. 4711 neu',
])('takes %s as a reason', (reason) => {
  expect(reasonProblem(reason)).toBeNull();
});

it.each(['..........', 'aaaaaaaaaa', 'aAaAaAaAaA', 'xyxyxyxyxy', '2026-11-29', '----- -----', '🙂🙂🙂🙂🙂🙂🙂🙂'])(
  'asks for words instead of %s',
  (reason) => {
    expect(reasonProblem(reason)).toBe('Give the reason in words');
  },
);

it('keeps to its limits', () => {
  const words = 'Corrected. ';
  expect(reasonProblem('Bill late')).toBe(REASON.tooShort);
  expect(reasonProblem('Bill later')).toBeNull();
  expect(reasonProblem(words.repeat(50).slice(0, 500))).toBeNull();
  expect(reasonProblem(words.repeat(50).slice(0, 501))).toBe(REASON.tooLong);
});
