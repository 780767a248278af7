/** Why a calculation has no figure, where it names what is missing. Each is a dictionary key. */
export const NAMED_PROBLEMS = {
  noFactor: 'No emission factor found for {x}',
  noRate:
    'No exchange rate from {from} to {to} is loaded for {year}: the operator imports it in the developer tools, or with “npm run factors -- import”',
  noIndex:
    'No price index of {currency} is loaded for {year}: the operator imports it in the developer tools, or with “npm run factors -- import”',
} as const;

/** As rows that were stored earlier say it. */
const EARLIER_PROBLEMS = {
  noRate: 'No exchange rate from {from} to {to} is loaded for {year}',
  noIndex: 'No price index of {currency} is loaded for {year}',
} as const;

type NamedProblem = (typeof NAMED_PROBLEMS)[keyof typeof NAMED_PROBLEMS];

/** A problem as `err_msg` carries it: in English, with what is missing in its place. */
export const problemText = (problem: NamedProblem, params: Readonly<Record<string, string>>): string =>
  problem.replaceAll(/\{(\w+)\}/g, (all, name: string) => params[name] ?? all);

const PATTERNS = [...Object.values(NAMED_PROBLEMS), ...Object.values(EARLIER_PROBLEMS)].map((text) => ({
  text,
  pattern: new RegExp(`^${text.replaceAll(/\{(\w+)\}/g, '(?<$1>.+)')}$`, 's'),
}));

/** An `err_msg` as a dictionary key with its parameters, so that it can be said in another language. */
export function problemWords(err_msg: string): { text: string; params: Readonly<Record<string, string>> } {
  for (const { text, pattern } of PATTERNS) {
    const found = pattern.exec(err_msg);
    if (found) return { text, params: { ...found.groups } };
  }
  return { text: err_msg, params: {} };
}
