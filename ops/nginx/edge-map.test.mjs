import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../test/run.mjs';

const edgeMap = (...words) => run(process.execPath, [path.join(root, 'ops', 'nginx', 'edge-map.mjs'), ...words]);

it('names modules that none of the processes serves', async () => {
  const { code, output } = await edgeMap('identity,business,activities=127.0.0.1:8080', 'compliance=127.0.0.1:8081');

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
  const first = 'identity,business,activities,docs,imports=127.0.0.1:8080';
  const { output } = await edgeMap(first, 'compliance=127.0.0.1:8081');
  const lines = output.split('\n').filter((line) => line.endsWith(' lichen_compliance;'));
  const calls = lines.find((line) => line.includes('/api/data/'));

  expect(calls).toMatch(/[(|]partners[|)]/);
  expect(calls).not.toMatch(/[(|](locations|members|electricity_activitys)[|)]/);
  expect(lines.some((line) => line.includes('/version/compliance'))).toBe(true);
  expect(output).toContain('  default lichen;');
});

it('says nothing where all are served, by one process or by several', async () => {
  const all = 'identity,business,activities,docs,imports=127.0.0.1:8080';
  for (const words of [[], [all, 'compliance=unix:/run/lichen.sock']]) {
    const { code, output } = await edgeMap(...words);

    expect({ code, isSaid: output.includes('none of these') }).toEqual({ code: 0, isSaid: false });
  }
});

it.each(['127.0.0.1:8080;', '127.0.0.1', 'one two:80', '{:80', ''])(
  'takes %j for no address of a process',
  async (at) => {
    const { code, output } = await edgeMap(`identity=${at}`);

    expect({ code, isSaid: output.includes('write modules=host:port') }).toEqual({ code: 1, isSaid: true });
  },
);
