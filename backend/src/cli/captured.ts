import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfiguration } from '../platform/configuration';
import { runCommand, say } from './shared/run-command';

const newest = async (folder: string, ending: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending)).sort();

/**
 * Prints the text messages that were captured because no service is configured, newest last, and the folder of captured
 * mails.
 */
async function captured(): Promise<number> {
  const { dataDir } = readConfiguration(process.env);
  const [texts, mails] = [join(dataDir, 'texts'), join(dataDir, 'mail')];
  for (const name of await newest(texts, '.json')) {
    const kept = JSON.parse(await readFile(join(texts, name), 'utf8')) as Record<'channel' | 'to' | 'text', string> & {
      at: number;
    };
    say(`${new Date(kept.at).toISOString()}  ${kept.channel} to ${kept.to}\n${kept.text}\n`);
  }
  const kept = await newest(mails, '.eml');
  say(`${kept.length} mails lie in ${mails}`);
  return 0;
}

void runCommand(captured);
