import { PROBLEMS, type CalcProblem, type ProblemCode } from '@lichen/contracts/activities/calculation-problems';

/** Texts of problems in rows that earlier releases stored. */
const EARLIER: readonly (readonly [ProblemCode, string])[] = [
  [
    'noRate',
    'No exchange rate from {from} to {to} is loaded for {year}: the operator imports it in the developer tools, or with “npm run factors -- import”',
  ],
  [
    'noIndex',
    'No price index of {currency} is loaded for {year}: the operator imports it in the developer tools, or with “npm run factors -- import”',
  ],
  ['noRate', 'No exchange rate from {from} to {to} is loaded for {year}'],
  ['noIndex', 'No price index of {currency} is loaded for {year}'],
  ['noBenchmark', 'Enter the energy use per m² of the leased space: no benchmark is published'],
];

const literal = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const PATTERNS = [...(Object.entries(PROBLEMS) as [ProblemCode, string][]), ...EARLIER].map(([code, text]) => {
  const words = text.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? `(?<${part}>.+)` : literal(part)));
  return { code, pattern: new RegExp(`^${words.join('')}$`, 's') };
});

/** Returns code and parameters of an `err_msg` stored before codes existed; null for a text that no release wrote. */
export function problemOfText(err_msg: string): CalcProblem | null {
  for (const { code, pattern } of PATTERNS) {
    const found = pattern.exec(err_msg);
    if (found) return { code, params: { ...found.groups } };
  }
  return null;
}
