import { DAY } from '@lichen/contracts/formats/days';

/** Options and positional arguments of a command line: `--name value` and `--flag`. */
export interface Words {
  readonly plain: readonly string[];
  /** Values of an option by its name. */
  readonly options: ReadonlyMap<string, readonly string[]>;
}

export class UsageError extends Error {}

const FLAGS = new Set(['dry-run', 'json']);

/** Parses a command line; throws a UsageError for an option that no command knows. */
export function wordsOf(written: readonly string[], known: readonly string[]): Words {
  const plain: string[] = [];
  const options = new Map<string, string[]>();
  for (let at = 0; at < written.length; at += 1) {
    const word = written[at] ?? '';
    if (!word.startsWith('--')) {
      plain.push(word);
      continue;
    }
    const name = word.slice(2);
    if (!known.includes(name)) throw new UsageError(`--${name} is no option of this command`);
    if (FLAGS.has(name)) {
      options.set(name, []);
      continue;
    }
    at += 1;
    const value = written[at];
    if (value === undefined || value.startsWith('--')) throw new UsageError(`--${name} needs a value`);
    options.set(name, [...(options.get(name) ?? []), value]);
  }
  return { plain, options };
}

export const optionOf = ({ options }: Words, name: string): string | undefined => options.get(name)?.at(-1);

export function neededOption(words: Words, name: string): string {
  const value = optionOf(words, name);
  if (value === undefined) throw new UsageError(`Say --${name}`);
  return value;
}

/** Midnight UTC after the given day, in ms, so that a pin lasts until the end of that day. */
export function endOfDay(day: string): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new UsageError('Write --until as a day: 2026-12-31');
  return at + DAY;
}
