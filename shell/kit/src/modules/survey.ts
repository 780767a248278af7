/** Forms of surveys with what calculates them, loaded where one is answered and nowhere else. */
export { DynamicForm, type FileQuestion } from '../survey/DynamicForm';
export { SurveyAnswers } from '../survey/SurveyAnswers';
export { answerText } from '../survey/survey-words';
export { SurveyScore } from '../survey/SurveyScore';
