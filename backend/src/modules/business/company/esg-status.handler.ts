import {
  type EsgSection,
  esgSectionsOf,
  esgStatus,
  type EsgStatusAnswer,
  type EsgStatusSection,
} from '@lichen/contracts/business/company/esg-status.call';
import { handler } from '../../../platform/module';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Rounds percentages down, so that a section with a missing item never shows 100%. */
function counted(section: EsgSection): EsgStatusSection {
  const done = sumOf(section.parts.map((part) => part.done));
  const total = sumOf(section.parts.map((part) => part.total));
  return { ...section, done, total, completeness: total === 0 ? 100 : Math.floor((done * 100) / total) };
}

/** Combines the sections that every module returns for the year. */
export const esgStatusHandler = handler(esgStatus, async (asked): Promise<EsgStatusAnswer> => {
  const { year } = asked.input;
  const { answers, isComplete } = await asked.ask(esgSectionsOf, { year }, asked);
  return { year, list: answers.map(counted), is_complete: isComplete };
});
