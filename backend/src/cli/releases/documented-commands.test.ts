import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_COMMANDS } from './release-commands';
import { wordsOf } from './release-words';
import { TOKEN_OPTIONS } from './token-commands';

const root = join(__dirname, '../../../..');
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(RELEASE_COMMANDS).map(([name, { options }]) => [name, options])),
  tokens: TOKEN_OPTIONS,
};

/** The command lines of a page, without their comments, as a terminal would split them. */
function commandsIn(page: string): string[][] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/npm run lichen -- ([^`\n#]+)/g)].map(([, line = '']) =>
    [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''),
  );
}

const COMMANDS = ['docs/releasing.md', 'README.md'].flatMap(commandsIn);

it('documents no command or option that is not there', () => {
  for (const [name = '', ...words] of COMMANDS) {
    expect(Object.keys(OPTIONS)).toContain(name);
    expect(() => wordsOf(words, [...(OPTIONS[name] ?? []), 'to', 'json'])).not.toThrow();
  }
});

/** `npm run release` alone asks for what changed. */
const OF_PROGRAMS = ['changed'];

it('documents every command', () => {
  expect([...new Set(COMMANDS.map(([name]) => name)), ...OF_PROGRAMS].sort()).toEqual(Object.keys(OPTIONS).sort());
});
