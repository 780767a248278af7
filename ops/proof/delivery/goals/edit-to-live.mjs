import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copiedSources } from '../../../test/copied-sources.mjs';
import { run } from '../../../test/run.mjs';
import { timesLine } from '../figures.mjs';
import { servedVersion, smallest, untilServed } from './publish-speed.mjs';
import { makeToken } from '../send-release.mjs';

const EDITS = 20;
const LONGEST_MS = 20_000;

/** Runs a program of the copy; throws its output when it fails. */
async function expectRun(copy, args, env = {}) {
  const { code, output } = await run(process.execPath, args, { cwd: copy, env });
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output.slice(-2000)}`);
  return output;
}

/** Returns the source of a remote's first page, which is edited. */
const pageOf = (copy, { release }) => path.join(copy, release.name, 'src', `${release.pages[0].expose.slice(2)}.tsx`);

/** G2: from a saved source file to all users, with the one command that teams use. */
export async function prove(world) {
  const { portal, person, built } = world;
  const name = smallest(world);
  const copy = copiedSources({ remotes: world.remotes });
  try {
    // Builds everything once, as in any checkout, so that the edit rebuilds only what changed.
    await expectRun(copy, ['ops/start/build-backend.mjs']);
    await expectRun(copy, ['ops/build/build.mjs']);
    const page = pageOf(copy, built[name]);
    const source = readFileSync(page, 'utf8');
    const env = { LICHEN_TOKEN: makeToken(portal.environment, 'edits', [name]) };
    const times = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      const before = await servedVersion(person, name);
      const begun = performance.now();
      writeFileSync(page, `${source}\nObject.assign(globalThis, { proofEdit: ${edit} });\n`);
      const words = ['ops/release/release.mjs', name, '--note', `Edit ${edit}`, '--to', portal.url];
      const output = await expectRun(copy, words, env);
      const version = /(\S+) is live/.exec(output.trim().split('\n').at(-1) ?? '')?.[1];
      if (!version || version === before) throw new Error(`edit ${edit} made no release:\n${output}`);
      times.push(await untilServed(person, name, version, begun));
    }
    return [timesLine('G2', `${name}: a saved edit is live, with build and gate`, times, { p95: LONGEST_MS })];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
