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
