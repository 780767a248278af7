import { type Finding, FINDING_KINDS, type FindingParam } from '@lichen/contracts/activities/checks/checks.call';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { Formats, Translate } from '@lichen/kit';
import { problemSentence } from '../calculations/problem-words';

interface Words {
  t: Translate;
  format: Pick<Formats, 'day' | 'number' | 'co2' | 'unit'>;
  /** Returns the name of an industry by its code. */
  industry: (code: string) => string;
}

function textOf(param: FindingParam, { t, format, industry }: Words): string {
  if ('day' in param) return format.day(param.day);
  if ('ug' in param) return `${format.co2(kgOf(param.ug))} ${format.unit} CO₂e`;
  if ('number' in param) return format.number(param.number);
  if ('words' in param) return t(param.words);
  if ('problem' in param) return problemSentence(t, param.problem);
  return 'code' in param ? industry(param.code) : param.text;
}

/** Returns the sentence of a finding in the reader's language. */
export function findingSentence({ kind, params }: Pick<Finding, 'kind' | 'params'>, words: Words): string {
  const values = Object.entries(params).map(([name, param]) => [name, textOf(param, words)] as const);
  return words.t(FINDING_KINDS[kind].sentence, Object.fromEntries(values));
}
