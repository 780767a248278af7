/** Survey forms and their calculation, loaded only where a survey is answered. */
export { DynamicForm, type FileQuestion } from '../survey/DynamicForm';
export { SurveyAnswers } from '../survey/SurveyAnswers';
export { answerText } from '../survey/survey-words';
export { SurveyScore } from '../survey/SurveyScore';
