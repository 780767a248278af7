import { answerIn } from './answer-in';

const MARK = '##- Write your answer above this line ##-';

it.each([
  ['words alone', 'Thank you,\nAna', 'Thank you,\nAna'],
  ['nothing', '', ''],
  [
    'quoted below',
    `It comes tomorrow.\n\nOn 18 Nov 2026, Mara wrote:\n> ${MARK}\n>\n> Hello Ana,`,
    'It comes tomorrow.',
  ],
  [
    'a long introduction',
    `Ja.\r\n\r\nAm 18. Nov. 2026 schrieb Mara\r\n<chat-x@in.example>:\r\n> ${MARK}\r\n> Hallo`,
    'Ja.',
  ],
  ['repeated without signs', `Fine.\n\n-----Original Message-----\n${MARK}\n\nHello Ana,`, 'Fine.'],
  ['an answer that ends in a colon and nothing quoted', 'We need:\n\n1. Glass', 'We need:\n\n1. Glass'],
  ['paragraphs', `One.\n\nTwo.\n\n${MARK}\nHello`, 'One.\n\nTwo.'],
  ['only what is quoted', `> ${MARK}\n> Hello Ana,`, ''],
])('takes of %s what was answered', (_what, text, answer) => {
  expect(answerIn(text)).toBe(answer);
});
