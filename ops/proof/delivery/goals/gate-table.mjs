import { browserHere, everythingInDemo } from '../../../release/demo-browser.mjs';
import { BREAKING, HARMLESS } from './breaking-changes.mjs';
import { countLine, noneLine, timesLine } from '../figures.mjs';
import { copyOf, sealed, versionLike } from '../release-copies.mjs';

const NAME = 'mf-compliance';
const LONGEST_MS = 10_000;

/** Pages of records that come from another company or by mail, which the demo has not; journeys open each with one. */
const OPENED_BY_JOURNEYS = [
  '/docs/compliance/:id',
  '/docs/emails/:id',
  '/docs/shared/:id',
  '/partner_compliance/passports/:id',
];

/** Returns a release with one change and valid hashes, so that only the change can be refused. */
function changed(built, what, change) {
  const copy = structuredClone(copyOf(built, { version: versionLike(built, what) }).release);
  const { files } = copyOf(built, { version: versionLike(built, what) });
  const own = { release: copy, files: new Map(files) };
  change(own);
  return sealed(own);
}

/** Opens every page and widget of the remotes in the demo, by the same rules as a release of them. */
async function openEverything(names) {
  const browser = await browserHere();
  const remotes = await everythingInDemo(names);
  const parts = remotes.flatMap(({ name, wanted, opened, findings }) =>
    wanted.map((expose) => {
      const own = findings.filter(({ found }) => found.startsWith(`${expose} `)).map(({ found }) => found);
      return { name, expose, problems: opened.includes(expose) ? own : ['was not opened'] };
    }),
  );
  const failed = parts.filter(({ problems }) => problems.length > 0);
  const said = failed.map(({ name, expose, problems }) => `${name} ${expose}: ${problems.join('; ')}`.slice(0, 300));
  const bare = remotes.flatMap(({ withoutRecord }) => withoutRecord);
  const unseen = bare.filter((pattern) => !OPENED_BY_JOURNEYS.includes(pattern));
  return [
    countLine('G15', `pages and widgets of ${remotes.length} remotes that open in ${browser}`, parts.length, said),
    noneLine('G15', 'pages opened without a record, and with one by no journey', unseen),
  ];
}

/** G15: the gate refuses every breaking change and accepts every harmless one, and every page and widget opens. */
export async function prove({ built, releases, broken: remotes }) {
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
    ...(await openEverything(remotes)),
  ];
}
