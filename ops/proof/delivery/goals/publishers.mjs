import { countLine, noneLine } from '../figures.mjs';
import { storeCopies } from './publish-speed.mjs';

const PUBLISHERS = 8;
const PUBLISHES = 500;
const STORED = 4;

/** Acts as one build server: makes a stored version live over the one it saw, and looks again after a conflict. */
async function publish({ releases }, { name, versions, who, take }) {
  const done = [];
  let conflicts = 0;
  for (let number = take(); number !== undefined; number = take()) {
    for (;;) {
      const { body } = await releases.ask(`/${name}`);
      const seen = body.obj.live;
      const others = versions.filter((version) => version !== seen);
      const version = others[number % others.length];
      const note = `publisher ${who}, number ${number}`;
      const answer = await releases.move(name, 'publish', { version, expected: seen, note });
      if (answer.status === 200) {
        done.push({ name, version, note, previous: seen });
        break;
      }
      if (answer.status !== 409) throw new Error(`${note}: ${answer.status} ${JSON.stringify(answer.body)}`);
      conflicts += 1;
    }
  }
  return { done, conflicts };
}

/** Acknowledged acts that are missing from the history or differ there, and acts in it that were not acknowledged. */
function lost(acts, done) {
  const byNote = new Map(acts.map((act) => [act.note, act]));
  const gone = done.filter(({ version, note, previous }) => {
    const act = byNote.get(note);
    return act?.version !== version || act.previous !== previous;
  });
  const torn = acts.filter((act, at) => at > 0 && act.previous !== acts[at - 1].version);
  return [
    ...gone.map(({ note }) => `${note} is not in the history as it was answered`),
    ...torn.map(({ seq }) => `act ${seq} was released over another version than the one before it`),
  ];
}

/** G28: concurrent publishers lose nothing, and each remote has its own complete history. */
export async function prove(world) {
  const { remotes, releases } = world;
  const words = Array.from({ length: STORED }, (_, number) => `busy ${number}`);
  const versions = {};
  for (const name of remotes)
    versions[name] = (await storeCopies(world, name, words)).map(({ release }) => release.version);
  const from = Object.fromEntries(
    await Promise.all(remotes.map(async (name) => [name, (await releases.ask(`/${name}`)).body.obj.acts.length])),
  );
  let left = PUBLISHES;
  const take = () => {
    if (left === 0) return undefined;
    left -= 1;
    return PUBLISHES - left;
  };
  const begun = performance.now();
  const work = Array.from({ length: PUBLISHERS }, (_, who) => {
    const name = remotes[who % remotes.length];
    return publish(world, { name, versions: versions[name], who, take });
  });
  const results = await Promise.all(work);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const done = results.flatMap((result) => result.done);
  const conflicts = results.reduce((sum, result) => sum + result.conflicts, 0);
  const problems = [];
  const broken = [];
  for (const name of remotes) {
    const acts = (await releases.ask(`/${name}`)).body.obj.acts.slice(from[name]);
    const own = done.filter((act) => act.name === name);
    problems.push(...lost(acts, own));
    if (acts.length !== own.length) problems.push(`${name}: ${acts.length} acts for ${own.length} publishes`);
    const { obj } = (await releases.ask(`/${name}/verification`)).body;
    broken.push(...[obj.broken, ...obj.damaged].filter(Boolean).map((words) => `${name}: ${words}`));
  }
  const what = `publishes by ${PUBLISHERS} at once over HTTP in ${seconds} s, ${conflicts} sent again after a conflict`;
  return [
    countLine('G28', what, PUBLISHES, done.length === PUBLISHES ? problems : [...problems, 'some are missing']),
    noneLine('G28', 'acts or files that do not verify afterwards', broken),
  ];
}
