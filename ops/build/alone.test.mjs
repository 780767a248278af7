import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copiedSources } from '../test/copied-sources.mjs';
import { root, run } from '../test/run.mjs';
import { remoteFolders } from './parts.mjs';

const modules = path.join('backend', 'src', 'modules');

const isOfTeam = (file) =>
  /^mf-[^/]+$/.test(file) || path.dirname(file) === modules || file === path.join('shell', 'src');

/** A checkout of everybody's contracts, platform and kit, and of remotes and modules only the team's own. */
const checkOut = (remote, module) =>
  copiedSources({
    remotes: [remote],
    isWanted: (file) => !isOfTeam(file) || file === remote || file === path.join(modules, module),
  });

let copy;

afterEach(() => rmSync(copy, { recursive: true, force: true }));

it.each(remoteFolders())('builds %s where there is no shell and no other remote', async (remote) => {
  copy = checkOut(remote, 'none');

  const built = await run(process.execPath, ['ops/build/build.mjs', remote], { cwd: copy });

  expect(built).toEqual({ code: 0, output: expect.stringContaining(`built ${remote} `) });
});

// One pair stands for all, because the walls forbid what would tie another one to its neighbours.
it('tests a remote and its module where there is no other', async () => {
  copy = checkOut('mf-business', 'business');
  const runner = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const folders = ['mf-business/', `${modules}/business/`];

  const tested = await run(
    process.execPath,
    [runner, '--selectProjects', 'kit', 'unit', '--testPathPatterns', ...folders],
    {
      cwd: copy,
    },
  );

  expect(tested).toEqual({
    code: 0,
    output: expect.stringMatching(/PASS kit[\s\S]*PASS unit|PASS unit[\s\S]*PASS kit/),
  });
});

// A published version is refused with other content; otherwise nothing would start after a rollback to it.
it('makes the same of equal sources, whatever else was built before', async () => {
  copy = checkOut('mf-business', 'business');
  const twice = `
    const { buildRemote } = await import('./ops/build/remote.mjs');
    const { parts } = await import('./ops/build/parts.mjs');
    const { readFileSync } = await import('node:fs');
    const part = parts().find(({ name }) => name === 'mf-business');
    for (const version of ['1.0.0', '2.0.0', '1.0.0']) {
      await buildRemote({ part, version, development: false });
      const { built_on, ...release } = JSON.parse(readFileSync('mf-business/dist/release.json', 'utf8'));
      console.log(JSON.stringify(release));
    }`;

  const { code, output } = await run(process.execPath, ['--input-type=module', '-e', twice], { cwd: copy });
  const [first, , again] = output
    .trim()
    .split('\n')
    .filter((line) => line.startsWith('{'));

  expect(code).toBe(0);
  expect(JSON.parse(again)).toEqual(JSON.parse(first));
});

it('makes the same release in whatever folder it is built, and another of other sources', async () => {
  const released = async (folder) => {
    const built = await run(process.execPath, ['ops/build/build.mjs', 'mf-business'], { cwd: folder });
    expect(built.code).toBe(0);
    const { built_on, ...release } = JSON.parse(
      readFileSync(path.join(folder, 'mf-business/dist/release.json'), 'utf8'),
    );
    return release;
  };
  /** The federation runtime is installed in the folder itself: its address stood in what was built. */
  const installed = () => {
    const folder = checkOut('mf-business', 'business');
    const packages = path.join('node_modules', '@module-federation');
    rmSync(path.join(folder, packages));
    cpSync(path.join(root, packages), path.join(folder, packages), { recursive: true });
    return folder;
  };
  const other = installed();
  try {
    copy = installed();
    const first = await released(copy);
    expect(await released(other)).toEqual(first);

    appendFileSync(path.join(other, 'mf-business/src/remote.ts'), '\n// A word that reaches no browser.\n');
    expect((await released(other)).version).toBe(first.version);
    const texts = path.join(other, 'mf-business/locales/NO.json');
    const [[key]] = Object.entries(JSON.parse(readFileSync(texts, 'utf8')));
    writeFileSync(texts, JSON.stringify({ ...JSON.parse(readFileSync(texts, 'utf8')), [key]: 'Et annet ord' }));
    const spoken = await released(other);
    expect(spoken.version).not.toBe(first.version);
    // No page's code changed, so none has to be opened again.
    expect(Object.keys(spoken.code)).toEqual([...new Set(spoken.pages.map(({ expose }) => expose))]);
    expect(spoken.code).toEqual(first.code);
    appendFileSync(path.join(other, 'mf-business/src/pages/products/ProductNew.tsx'), '\nwindow.name = "changed";\n');
    const { code } = await released(other);
    expect(Object.keys(code).filter((expose) => code[expose] !== first.code[expose])).toEqual([
      './pages/products/ProductNew',
    ]);
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
});
