import { BREAKING, HARMLESS } from './breaking-changes.mjs';
import { countLine, timesLine } from '../figures.mjs';
import { copyOf, sealed, versionLike } from '../release-copies.mjs';

const NAME = 'mf-compliance';
const LONGEST_MS = 10_000;

/** Returns a release with one change and valid hashes, so that only the change can be refused. */
function changed(built, what, change) {
  const copy = structuredClone(copyOf(built, { version: versionLike(built, what) }).release);
  const { files } = copyOf(built, { version: versionLike(built, what) });
  const own = { release: copy, files: new Map(files) };
  change(own);
  return sealed(own);
}

/** G15: the gate refuses every breaking change and accepts every harmless one. */
export async function prove({ built, releases }) {
  const times = [];
  const ask = async ([what, change]) => {
    const copy = changed(built[NAME], what, change);
    const begun = performance.now();
    const { status, body } = await releases.judge(copy);
    times.push(performance.now() - begun);
    return { what, status, words: `${what}: ${status} ${body.err ?? ''}`.slice(0, 300) };
  };
  const broken = [];
  for (const row of BREAKING) {
    const { status, words } = await ask(row);
    if (status < 400 || status >= 500) broken.push(words);
  }
  const refused = [];
  for (const row of HARMLESS) {
    const { status, words } = await ask(row);
    if (status !== 200) refused.push(words);
  }
  return [
    countLine('G15', 'breaking changes that are refused', BREAKING.length, broken),
    countLine('G15', 'harmless changes that are let through', HARMLESS.length, refused),
    timesLine('G15', 'the gate, with what has to be sent', times, { max: LONGEST_MS }),
  ];
}
