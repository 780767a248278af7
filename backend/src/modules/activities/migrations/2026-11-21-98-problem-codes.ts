import { type Migration, column } from '../../../platform/store/schema';
import { problemOfText } from '../emission/problem-of-text';

const codeOf = (err_msg: string): string | null => {
  const problem = problemOfText(err_msg);
  return problem && JSON.stringify(problem);
};

/** Adds a code for missing figures beside the English text, which is sealed and stays. */
export const up: Migration['up'] = async (schema) => {
  for (const table of ['activities', 'emission_calcs']) {
    await schema.addColumn(table, 'problem', column.longText);
    await schema.derive(table, { column: 'problem', from: 'err_msg', of: codeOf });
  }
};
