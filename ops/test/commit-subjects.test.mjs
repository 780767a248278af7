import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitsSince, subjectProblem } from './commit-subjects.mjs';

it.each([
  'feat(activities): add refrigerant leaks',
  'fix(platform): close the pool before the process ends',
  'docs: draw the rooms',
  'refactor(mf-business): pass what is needed, and no more',
  `perf(store): ${'a'.repeat(72 - 'perf(store): '.length)}`,
])('takes %j', (subject) => {
  expect(subjectProblem(subject)).toBeNull();
});

it.each([
  ['Say which rows count', 'write "kind(area): imperative subject"'],
  ['feature(activities): add leaks', 'write "kind(area): imperative subject"'],
  ['feat(Activities): add leaks', 'write "kind(area): imperative subject"'],
  ['feat(activities):add leaks', 'write "kind(area): imperative subject"'],
  [`fix(store): ${'a'.repeat(61)}`, '73 characters; at most 72'],
  ['fix(store): Close the pool', 'the subject begins with a small letter'],
  ['fix(store): closed the pool', '"closed" is no imperative'],
  ['fix(store): closing the pool', '"closing" is no imperative'],
  ['fix(store): closes the pool', '"closes" is no imperative'],
  ['fix(store): close the pool.', 'a subject has no full stop'],
])('refuses %j', (subject, problem) => {
  expect(subjectProblem(subject)).toContain(problem);
});

describe('in a folder of its own', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lichen-subjects-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const commit = (subject, day) => {
    const person = {
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@b',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@b',
    };
    const env = { ...process.env, ...person, GIT_AUTHOR_DATE: day, GIT_COMMITTER_DATE: day };
    execFileSync('git', ['commit', '-q', '--allow-empty', '-m', subject], { cwd: folder, env });
  };

  it('reads commits since the rule began, also of a clone that has the last alone', async () => {
    execFileSync('git', ['init', '-q'], { cwd: folder });
    commit('Before the rule', '2026-11-01T00:00:00Z');
    commit('fix(store): close the pool', '2026-11-23T00:00:00Z');
    commit('Whatever', '2026-11-24T00:00:00Z');
    const shallow = path.join(folder, 'shallow');
    execFileSync('git', ['clone', '-q', '--depth=1', `file://${folder}`, shallow]);

    const subjects = async (where) => {
      const found = await commitsSince(where);
      return 'commits' in found ? found.commits.map(({ subject }) => subject) : found.reason;
    };
    expect(await subjects(folder)).toEqual(['Whatever', 'fix(store): close the pool']);
    expect(await subjects(shallow)).toEqual(['Whatever']);
  });

  it('says so where there is no git, and where the folder is no checkout', async () => {
    expect(await commitsSince(folder)).toEqual({ reason: 'this is no checkout of git' });
    expect(await commitsSince(folder, 'no-such-git')).toEqual({ reason: 'git is not installed' });
  });
});
