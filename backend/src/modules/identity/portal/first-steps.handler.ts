import {
  firstSteps,
  type FirstStepsAnswer,
  firstStepsOf,
  hasFigures,
  sampleFigureOf,
} from '@lichen/contracts/portal/first-steps';
import { handler } from '../../../platform/module';

/** Returns the first steps that all modules have for the person, in one order. */
export const firstStepsHandler = handler(firstSteps, async (asked): Promise<FirstStepsAnswer> => {
  const [steps, figures] = await Promise.all([
    asked.ask(firstStepsOf, null, asked),
    asked.ask(hasFigures, null, asked),
  ]);
  const list = [...steps.answers].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  const is_empty = figures.answers.length > 0 && !figures.answers.includes(true);
  const samples = is_empty ? (await asked.ask(sampleFigureOf, null, asked)).answers : [];
  return { list, sample: samples[0] ?? null, is_empty };
});
