import { isLine, isNumber } from '@lichen/contracts/survey/answers';
import type { Question } from '@lichen/contracts/survey/survey-definition';

export const isNumberQuestion = (question: Question): boolean => isNumber(question);

/** Words of a person, which are one press away where they stay the same. */
export const isTextQuestion = (question: Question): boolean =>
  (isLine(question) && question.type !== 'password') || question.type === 'textarea';
