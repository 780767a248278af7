import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../test/run.mjs';

const program = path.join(root, 'ops', 'nginx', 'edge-map.mjs');
const ended = (...words) => run(process.execPath, [program, ...words]);

const ALL = 'identity,business,activities,docs,imports=127.0.0.1:8080';
const SEVERAL = [ALL, 'compliance=unix:/run/lichen.sock'];
const TWO = [ALL, 'compliance=127.0.0.1:8081'];
const UNSERVED = ['identity,business,activities=127.0.0.1:8080', 'compliance=127.0.0.1:8081'];
const NO_ADDRESSES = ['127.0.0.1:8080;', '127.0.0.1', 'one two:80', '{:80', ''];

/** What the program prints for each of these arguments, all in one process, which loads the backend once. */
let answers;
async function edgeMap(...words) {
  answers ??= run(process.execPath, [
    '-e',
    `import(${JSON.stringify(program)}).then(({ printMap }) => {
      const answer = (words) => {
        const said = [];
        const { log, error } = console;
        console.log = console.error = (line) => said.push(line + '\\n');
        try {
          return { code: printMap(words), output: said.join('') };
        } finally {
          Object.assign(console, { log, error });
        }
      };
      const asked = ${JSON.stringify([[], UNSERVED, TWO, SEVERAL, ...NO_ADDRESSES.map((at) => [`identity=${at}`])])};
      console.log(JSON.stringify(asked.map((words) => [words.join(' '), answer(words)])));
    })`,
  ]).then(({ output }) => new Map(JSON.parse(output)));
  return (await answers).get(words.join(' '));
}

it('answers as its program does', async () => {
  expect(await ended(...UNSERVED)).toEqual(await edgeMap(...UNSERVED));
  expect(await ended('identity={:80')).toEqual(await edgeMap('identity={:80'));
});

it('names modules that none of the processes serves', async () => {
  const { code, output } = await edgeMap(...UNSERVED);

  expect(code).toBe(0);
  expect(output).toContain('docs: none of these processes serves it\n');
  expect(output).toContain('imports: none of these processes serves it\n');
  expect(output).not.toContain('compliance: none');
});

it('writes what stands in the configuration that is shipped', async () => {
  const shipped = readFileSync(path.join(root, 'ops', 'nginx', 'lichen.conf'), 'utf8');
  const [written] = shipped.match(/^upstream lichen [\s\S]*?(?=# End of what edge-map writes)/m) ?? [];

  expect(await edgeMap()).toEqual({ code: 0, output: written });
});

it('leads the calls of a module to its process, and no others', async () => {
  const { output } = await edgeMap(...TWO);
  const lines = output.split('\n').filter((line) => line.endsWith(' lichen_compliance;'));
  const calls = lines.find((line) => line.includes('/api/data/'));

  expect(calls).toMatch(/[(|]partners[|)]/);
  expect(calls).not.toMatch(/[(|](locations|members|electricity_activitys)[|)]/);
  expect(lines.some((line) => line.includes('/version/compliance'))).toBe(true);
  expect(output).toContain('  default lichen;');
});

it('says nothing where all are served, by one process or by several', async () => {
  for (const words of [[], SEVERAL]) {
    const { code, output } = await edgeMap(...words);

    expect({ code, isSaid: output.includes('none of these') }).toEqual({ code: 0, isSaid: false });
  }
});

it.each(NO_ADDRESSES)('takes %j for no address of a process', async (at) => {
  const { code, output } = await edgeMap(`identity=${at}`);

  expect({ code, isSaid: output.includes('write modules=host:port') }).toEqual({ code: 1, isSaid: true });
});
