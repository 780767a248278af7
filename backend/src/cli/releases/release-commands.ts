import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '@lichen/contracts/formats/days';
import { type BrowserProof, changedParts } from '@lichen/contracts/portal/browser-proof';
import type { Release } from '@lichen/contracts/portal/release';
import type { Pin } from '../../platform/releases/pins';
import type { ReleaseAct } from '../../platform/releases/release-history';
import type { ReleaseDesk, RemoteHistory } from './release-desk';
import { endOfDay, neededOption, optionOf, UsageError, type Words } from './release-words';

/** Output of a command: lines of text, and the same as data for `--json`. */
export interface Said {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** Exit code 2 when a check failed. */
  readonly code?: 2;
}

export interface ReleaseCommand {
  readonly usage: string;
  readonly options: readonly string[];
  run(desk: ReleaseDesk, words: Words): Promise<Said>;
}

function remoteOf({ plain: [name] }: Words): string {
  if (!name) throw new UsageError('Name the remote, such as mf-activities');
  return name;
}

const dayAndTime = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Text for the end of a pin: a pin is requested until the end of a day, any other end is written with its time. */
const endOf = (until: number) =>
  until % DAY === 0 ? `through ${new Date(until - DAY).toISOString().slice(0, 10)}` : `until ${dayAndTime(until)}`;

const countOf = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const actLine = ({ seq, at, act, version, companyId, until, by, note }: ReleaseAct): string => {
  const account = companyId === null ? '' : ` for account ${companyId}`;
  const end = until === null ? '' : ` ${endOf(until)}`;
  return `${String(seq).padStart(4)}  ${dayAndTime(at)}  ${act} ${version}${account}${end}  ${by || 'unknown'}: ${note}`;
};

/** Text for the browser check of a version, as reported by the person who stored it. */
function seenOf(proof: BrowserProof | null): string {
  if (!proof) return '';
  return 'without' in proof
    ? `, not opened in a browser: ${proof.without}`
    : `, opened in ${proof.browser}: ${countOf(proof.opened.length, 'page or widget', 'pages and widgets')}`;
}

const keptLine = ({ companyId, version, until }: Pin) => `account ${companyId} stays at ${version} ${endOf(until)}`;

function historyLines({ name, live, acts, versions, kept = [] }: RemoteHistory): string[] {
  const stored = versions.map(
    ({ version, proof }) => `stored ${version}${version === live ? ' (live)' : ''}${seenOf(proof)}`,
  );
  return [`${name}: ${live ?? 'nothing'} is live`, ...kept.map(keptLine), ...stored, ...acts.map(actLine)];
}

/** Differences between two lists of names, as lines with + and -. */
function differing(what: string, before: readonly string[], after: readonly string[]): string[] {
  return [
    ...after.filter((each) => !before.includes(each)).map((each) => `+ ${what} ${each}`),
    ...before.filter((each) => !after.includes(each)).map((each) => `- ${what} ${each}`),
  ];
}

const KEYS = ['sdk', 'contracts', 'api', 'shared', 'budget', 'locales'] as const;
const kilobytes = ({ assets }: Release) => (assets.reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toFixed(1);

const gatesIn = ({ areas = [] }: Release) => areas.map((gate) => JSON.stringify(gate));
const iconsIn = ({ icons = {} }: Release) => Object.entries(icons).map(([name, drawing]) => `${name} ${drawing}`);

export function differences(one: Release, other: Release): string[] {
  const changed = KEYS.filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));
  const hashes = (release: Release) => release.assets.map(({ integrity }) => integrity);
  const same = hashes(other).filter((hash) => hashes(one).includes(hash)).length;
  return [
    ...differing(
      'page',
      one.pages.map(({ path }) => path),
      other.pages.map(({ path }) => path),
    ),
    ...differing(
      'widget',
      one.widgets.map(({ slot, id }) => `${slot} ${id}`),
      other.widgets.map(({ slot, id }) => `${slot} ${id}`),
    ),
    ...differing(
      'menu entry',
      one.menu.map(({ path }) => path),
      other.menu.map(({ path }) => path),
    ),
    ...differing('gate', gatesIn(one), gatesIn(other)),
    ...differing('icon', iconsIn(one), iconsIn(other)),
    ...(one.code && other.code ? changedParts(other, one).map((expose) => `code of ${expose} changed`) : []),
    ...changed.flatMap((key) => [
      `- ${key} ${JSON.stringify(one[key] ?? null)}`,
      `+ ${key} ${JSON.stringify(other[key] ?? null)}`,
    ]),
    `${other.assets.length} files, ${same} of them unchanged; ${kilobytes(one)} KB, then ${kilobytes(other)} KB`,
  ];
}

/** Moves the pointer of a remote and records the given reason. */
async function moved(desk: ReleaseDesk, words: Words, act: 'publish' | 'rollback' | 'retire'): Promise<Said> {
  const name = remoteOf(words);
  const version = words.plain[1];
  const expect = optionOf(words, 'expect');
  const expected = expect === 'none' ? null : expect;
  const live = await desk.move({ name, act, version, expected, note: neededOption(words, 'note') });
  return {
    lines: [live ? `${name} ${live} is live` : `${name} is retired; its versions stay stored`],
    data: { name, live },
  };
}

async function kept(desk: ReleaseDesk, words: Words, act: 'pin' | 'hold' | 'unpin'): Promise<Said> {
  const name = remoteOf(words);
  const companyId = neededOption(words, 'account');
  const version = act === 'pin' ? words.plain[1] : undefined;
  if (act === 'pin' && !version) throw new UsageError('Name the version that the account stays at');
  const until = act === 'unpin' ? undefined : endOfDay(neededOption(words, 'until'));
  const note = neededOption(words, 'note');
  await desk.pin({ name, companyId, act, note, ...(version ? { version } : {}), ...(until ? { until } : {}) });
  const end = until === undefined ? '' : endOf(until);
  const what = {
    pin: `stays at ${version} ${end}`,
    hold: `stays at what is live now ${end}`,
    unpin: 'follows what is released',
  }[act];
  return { lines: [`${name}: account ${companyId} ${what}`], data: { name, companyId, act, version, until } };
}

/** Reads the browser check: a reason for doing without, or the file that `npm run release` wrote. */
function proofOf(words: Words): BrowserProof | undefined {
  const without = optionOf(words, 'without-browser');
  if (without !== undefined) return { without };
  const file = optionOf(words, 'opened');
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as BrowserProof);
}

/** Lists the pages and widgets of a build whose code differs from the live version. */
async function changed(desk: ReleaseDesk, words: Words): Promise<Said> {
  const [folder] = words.plain;
  if (!folder) throw new UsageError('Name the folder with release.json');
  const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;
  const live = (await desk.history(release.name)).live;
  const before = live === null ? undefined : await desk.release({ name: release.name, version: live });
  const lines = changedParts(release, before);
  return { lines, data: lines };
}

/** Checks and stores a build and makes it live, with a line for each step. */
async function publish(desk: ReleaseDesk, words: Words): Promise<Said> {
  const [folder] = words.plain;
  if (!folder) throw new UsageError('Name the folder with release.json');
  const isDry = words.options.has('dry-run');
  const note = isDry ? '' : neededOption(words, 'note');
  const expect = optionOf(words, 'expect');
  const { name, version, files, sent, notices } = await desk.store(folder, { isDry, proof: proofOf(words) });
  const warnings = notices.map((words) => `warning: ${words}`);
  if (isDry)
    return { lines: [...warnings, `${name} ${version} can be released`], data: { name, version, files, notices } };
  const live = await desk.move({ name, act: 'publish', version, expected: expect === 'none' ? null : expect, note });
  const lines = [
    `stored ${name} ${version}: ${files} files, ${sent} of them new`,
    ...warnings,
    `${name} ${live} is live`,
  ];
  return { lines, data: { name, version, files, sent, live, notices } };
}

export const RELEASE_COMMANDS: Readonly<Record<string, ReleaseCommand>> = {
  releases: {
    usage: 'releases',
    options: [],
    run: async (desk) => {
      const all = await desk.list();
      return { lines: all.map(({ name, live }) => `${name}  ${live ?? 'retired'}`), data: all };
    },
  },
  show: {
    usage: 'show REMOTE',
    options: [],
    run: async (desk, words) => {
      const data = await desk.history(remoteOf(words));
      return { lines: historyLines(data), data };
    },
  },
  diff: {
    usage: 'diff REMOTE VERSION [VERSION; the live one without]',
    options: [],
    run: async (desk, words) => {
      const name = remoteOf(words);
      const [, from, to = (await desk.history(name)).live ?? undefined] = words.plain;
      if (!from || !to) throw new UsageError('Name the versions to compare');
      const [one, other] = await Promise.all([from, to].map((version) => desk.release({ name, version })));
      const lines = differences(one as Release, other as Release);
      return { lines: [`${name}: ${from}, then ${to}`, ...lines], data: { name, from, to, lines } };
    },
  },
  changed: {
    usage: 'changed FOLDER',
    options: [],
    run: changed,
  },
  live: {
    usage: 'live REMOTE VERSION --note WHY [--expect LIVE VERSION, or none]',
    options: ['note', 'expect'],
    run: (desk, words) => moved(desk, words, 'publish'),
  },
  rollback: {
    usage: 'rollback REMOTE [VERSION; the one before without] --note WHY [--expect LIVE VERSION]',
    options: ['note', 'expect'],
    run: (desk, words) => moved(desk, words, 'rollback'),
  },
  retire: {
    usage: 'retire REMOTE --note WHY [--expect LIVE VERSION]',
    options: ['note', 'expect'],
    run: (desk, words) => moved(desk, words, 'retire'),
  },
  verify: {
    usage: 'verify [REMOTE]',
    options: [],
    run: async (desk, words) => {
      const names = words.plain[0] ? [words.plain[0]] : (await desk.list()).map(({ name }) => name);
      const found = await Promise.all(names.map(async (name) => ({ name, ...(await desk.verify(name)) })));
      const lines = found.flatMap(({ name, acts, files, broken, damaged }) => [
        `${name}: ${countOf(acts, 'act', 'acts')}, ${countOf(files, 'file', 'files')}`,
        ...(broken ? [`  the history is not as it was written: ${broken}`] : []),
        ...damaged.map((path) => `  ${path} is damaged or missing in the file store`),
      ]);
      const isWhole = found.every(({ broken, damaged }) => !broken && damaged.length === 0);
      return { lines, data: found, ...(isWhole ? {} : { code: 2 as const }) };
    },
  },
  pin: {
    usage: 'pin REMOTE VERSION --account ID --until DAY --note WHY',
    options: ['account', 'until', 'note'],
    run: (desk, words) => kept(desk, words, 'pin'),
  },
  hold: {
    usage: 'hold REMOTE --account ID --until DAY --note WHY',
    options: ['account', 'until', 'note'],
    run: (desk, words) => kept(desk, words, 'hold'),
  },
  unpin: {
    usage: 'unpin REMOTE --account ID --note WHY',
    options: ['account', 'note'],
    run: (desk, words) => kept(desk, words, 'unpin'),
  },
  publish: {
    usage:
      'publish FOLDER --note WHY [--expect LIVE VERSION, or none] [--without-browser WHY | --opened FILE] [--dry-run]',
    options: ['note', 'expect', 'without-browser', 'opened', 'dry-run'],
    run: publish,
  },
};
