import { isLine, isNumber } from '@lichen/contracts/survey/answers';
import type { Question } from '@lichen/contracts/survey/survey-definition';

export const isNumberQuestion = (question: Question): boolean => isNumber(question);

/** True for text questions, whose last answer is offered to be repeated. */
export const isTextQuestion = (question: Question): boolean =>
  (isLine(question) && question.type !== 'password') || question.type === 'textarea';
