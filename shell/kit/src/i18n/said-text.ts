import type { Said, SaidParam } from '@lichen/contracts/text/said';
import type { Formats } from '../format/useFormat';
import { useFormat } from '../format/useFormat';
import { t, tn, useT } from './texts';

function paramText(param: SaidParam, format: Formats): string {
  if ('text' in param) return param.text;
  if ('words' in param) return t(param.words);
  if ('day' in param) return format.day(param.day);
  return 'moment' in param ? format.moment(param.moment) : format.number(param.number);
}

/** Returns a function that translates a server's sentence and formats its days and numbers for the reader. */
export function useSaid(): (said: Said) => string {
  const format = useFormat();
  useT();
  return (said) => {
    const given = Object.entries(said.params ?? {});
    const params = Object.fromEntries(given.map(([name, param]) => [name, paramText(param, format)]));
    return 'count' in said ? tn(said.count, said.one, said.other, params) : t(said.words, params);
  };
}
