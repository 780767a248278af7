import { exitCodeOf } from './releases/exit-code';
import { httpDesk } from './releases/http-desk';
import { openInstallation } from './releases/installation';
import { localDesk, whoAmI } from './releases/local-desk';
import { RELEASE_COMMANDS, type ReleaseCommand, type Said } from './releases/release-commands';
import { UsageError, optionOf, type Words, wordsOf } from './releases/release-words';
import { TOKEN_OPTIONS, TOKEN_USAGE, tokenCommand } from './releases/token-commands';
import { runCommand, say } from './shared/run-command';

const EVERYWHERE = ['to', 'json'];
const USAGE = [
  'lichen COMMAND [--to https://portal.example.com] [--json]',
  ...Object.values(RELEASE_COMMANDS).map(({ usage }) => `  ${usage}`),
  ...TOKEN_USAGE.map((usage) => `  ${usage}`),
  '',
  'Without --to it works on the installation that the environment names. With it, LICHEN_TOKEN holds a release token.',
].join('\n');

type Run = ReleaseCommand['run'] | 'tokens';

async function onInstallation(words: Words, run: Run): Promise<Said> {
  const installation = await openInstallation(process.env);
  try {
    if (run === 'tokens') return await tokenCommand(installation.releases.tokens, words, whoAmI());
    return await run(localDesk(installation, whoAmI()), words);
  } finally {
    await installation.close();
  }
}

function overHttp(words: Words, run: Run, portal: string): Promise<Said> {
  const token = process.env['LICHEN_TOKEN'];
  if (!token)
    throw new UsageError('Set LICHEN_TOKEN to a release token; the operator makes one with: lichen tokens add');
  if (run === 'tokens') throw new UsageError('Tokens are made at the terminal of the installation');
  return run(httpDesk(portal, token), words);
}

/** Runs one command; returns the exit code. */
async function lichen([name = '', ...written]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(RELEASE_COMMANDS, name) ? RELEASE_COMMANDS[name] : undefined;
  const run = name === 'tokens' ? 'tokens' : command?.run;
  if (!run) throw new UsageError(USAGE);
  const options = command?.options ?? TOKEN_OPTIONS;
  const words = wordsOf(written, [...options, ...EVERYWHERE]);
  const portal = optionOf(words, 'to');
  const said = portal ? await overHttp(words, run, portal) : await onInstallation(words, run);
  const lines = words.options.has('json') ? [JSON.stringify(said.data)] : said.lines;
  for (const line of lines) say(line);
  return said.code ?? 0;
}

void runCommand(() => lichen(process.argv.slice(2)), exitCodeOf);
