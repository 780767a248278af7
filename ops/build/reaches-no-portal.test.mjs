import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../test/run.mjs';

const folder = path.join(root, 'ops', 'build');
/** Whatever could move a pointer: the database, the file store, the program, or a portal over HTTP. */
const REACHES =
  /release_pointers|cli.{0,4}lichen|DATABASE_URL|LICHEN_DATA_DIR|LICHEN_TOKEN|S3_BUCKET|\bfetch\(|node:https?/;

it('has no way to a database, a file store or a portal, so that no build releases anything', () => {
  const programs = readdirSync(folder).filter((file) => /^(?!.*\.test\.).*\.mjs$/.test(file));
  const reaching = programs.filter((file) => REACHES.test(readFileSync(path.join(folder, file), 'utf8')));

  expect(programs.length).toBeGreaterThan(10);
  expect(reaching).toEqual([]);
});
