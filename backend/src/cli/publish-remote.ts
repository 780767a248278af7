import { resolve } from 'node:path';
import pino from 'pino';
import { systemClock } from '../platform/clock';
import { readConfiguration } from '../platform/configuration';
import { makeReleases } from '../platform/releases/make-releases';
import { signingKeys } from '../platform/signing-keys/signing-keys';
import { openDatabase } from '../platform/store/open-database';

const USAGE = 'Usage: publish-remote <directory with release.json> [--expect <live version, or none>]';

interface Wish {
  directory: string;
  /** Undefined publishes over whatever is live. */
  expected: string | null | undefined;
}

function wishOf([directory, option, version]: readonly string[]): Wish {
  if (!directory || directory.startsWith('-') || (option !== undefined && (option !== '--expect' || !version)))
    throw new Error(USAGE);
  return { directory: resolve(directory), expected: version === 'none' ? null : version };
}

/** Publishes one built remote into this installation; running processes notice within a second. */
async function publishRemote(words: readonly string[], source: NodeJS.ProcessEnv): Promise<string> {
  const { directory, expected } = wishOf(words);
  const configuration = readConfiguration(source);
  const database = openDatabase(configuration);
  const releases = makeReleases({
    configuration,
    database,
    clock: systemClock,
    log: pino({ level: configuration.LICHEN_LOG_LEVEL }),
    keys: signingKeys(configuration.signingKeyFile, systemClock),
    // The processes that serve pages tell them; this one has none.
    announce: () => undefined,
  });
  try {
    const { name, version } = await releases.publish(directory, expected);
    return `${name} ${version} is live`;
  } finally {
    releases.stop();
    await database.close();
  }
}

publishRemote(process.argv.slice(2), process.env).then(
  (said) => {
    process.stdout.write(`${said}\n`);
  },
  (error: Error) => {
    process.stderr.write(`Nothing was published: ${error.message}\n`);
    process.exitCode = 1;
  },
);
