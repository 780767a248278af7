import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const KINDS = { '.js': 'script', '.css': 'style' };
const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg', '.html', '.txt']);
const UNSERVED = new Set(['release.json', 'shell-assets.json', 'index.html', 'entry.html']);
const SMALLEST = 1024;

export const kindOf = (file) => KINDS[path.extname(file)] ?? 'other';

export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const isPrecompressed = (file) => file.endsWith('.br') || file.endsWith('.gz');

/** Returns the paths below a folder, with forward slashes, without the compressed copies. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => statSync(path.join(folder, file)).isFile() && !isPrecompressed(file))
    .sort();

async function compressFile(file) {
  const bytes = readFileSync(file);
  if (bytes.length <= SMALLEST || !COMPRESSIBLE.has(path.extname(file))) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [small, zipped] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, zipped);
}

/** Writes `.br` and `.gz` copies of every served file that gets smaller, so that none is compressed at serving time. */
export const precompress = (folder) =>
  Promise.all(
    filesIn(folder)
      .filter((file) => !UNSERVED.has(file))
      .map((file) => compressFile(path.join(folder, file))),
  );
