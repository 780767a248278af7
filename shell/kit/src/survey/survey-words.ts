import { type Answer, isNumber, isToggle } from '@lichen/contracts/survey/answers';
import type { Result } from '@lichen/contracts/survey/calculation';
import type { Question } from '@lichen/contracts/survey/survey-definition';
import { isBlank } from '@lichen/contracts/survey/answers';
import type { Formats } from '../format/useFormat';
import type { Translate } from '../i18n/texts';

const withUnit = (text: string, { unit }: Question) => (unit ? `${text}\u00a0${unit}` : text);
const optionLabel = ({ options = [] }: Question, value: unknown) =>
  options.find((option) => option.value === value)?.label ?? String(value);

/** Shown for any password, independent of its length. */
const MASKED = '••••••••';

/** Formats an answer; empty if there is none. */
export function answerText(question: Question, answer: unknown, format: Formats, t: Translate): string {
  if (isBlank(answer)) return '';
  if (question.type === 'password') return MASKED;
  if (isToggle(question)) return answer === true ? t('Yes') : t('No');
  if (isNumber(question))
    return typeof answer === 'number' ? withUnit(format.number(answer), question) : String(answer);
  if (question.type === 'date') return typeof answer === 'number' ? format.day(answer) : String(answer);
  if (Array.isArray(answer)) return answer.map((one) => optionLabel(question, one)).join(', ');
  if (question.type === 'file') return (answer as { name: string }).name;
  return question.options ? optionLabel(question, answer) : String(answer as Answer);
}

/** Formats a result; empty if it is blank. */
export function resultText(question: Question, result: Result | undefined, format: Formats, t: Translate): string {
  if (!result) return '';
  if ('number' in result) return withUnit(format.number(result.number), question);
  if (result.text === 'yes') return t('Yes');
  return result.text === 'no' ? t('No') : result.text;
}
