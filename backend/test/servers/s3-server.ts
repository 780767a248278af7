import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from '../../src/platform/configuration';
import type { S3Settings } from '../../src/platform/files/s3-files';

const ROOT = join(__dirname, '..', '..', '..');

/** Mismatches are allowed because this server signs listings differently from the stores in real use. */
const SERVER = `
  const S3rver = require('@20minutes/s3rver');
  const options = { port: 0, address: '127.0.0.1', silent: true, allowMismatchedSignatures: true };
  const configureBuckets = [{ name: 'lichen', configs: [] }];
  new S3rver({ ...options, directory: process.argv[1], configureBuckets }).run()
    .then(({ port }) => process.stdout.write(port + '\\n'));
`;

/** Starts an S3-compatible server on a folder. Its listings need a cipher of OpenSSL 1. */
export async function s3Server(folder: string) {
  mkdirSync(folder, { recursive: true });
  const service = spawn(process.execPath, ['--openssl-legacy-provider', '-e', SERVER, folder], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(service.stdout, 'data')) as [Buffer];
  const environment = { S3_BUCKET: 'lichen', S3_ENDPOINT: `http://127.0.0.1:${String(port).trim()}` };
  const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
  return {
    /** Settings of a process with a disk of its own. */
    settings: (dataDir: string): S3Settings => ({ ...readConfiguration({ ...environment, ...keys }), dataDir }),
    stop: async () => {
      const gone = once(service, 'exit');
      service.kill();
      await gone;
    },
  };
}
