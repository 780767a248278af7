import express from 'express';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shellRoutes } from './shell.route';

const folder = mkdtempSync(path.join(tmpdir(), 'lichen-shell-'));
for (const name of ['index', 'entry']) writeFileSync(path.join(folder, `${name}.html`), `${name} __NONCE__`);

const app = express();
const kept = { file: async () => undefined };
app.use(shellRoutes({ folder, kept, isEntry: (address) => address === '/login', nonceOf: () => 'once' }));
const server = app.listen(0);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';
const FILE = '*/*';

it.each([
  ['/login', PAGE, 'entry once'],
  ['/nowhere', PAGE, 'index once'],
  ['/nowhere', FILE, 'index once'],
  ['/nowhere.html', PAGE, 'index once'],
  ['/value-chain/a.b', PAGE, 'index once'],
  ['/value-chain/a.js', FILE, 404],
  ['/api/nothing', PAGE, 404],
  ['/_mf/a/b.js', PAGE, 404],
])('answers %s to who takes %s', async (address, accept, expected) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { accept } });
  expect(answer.status === 200 ? await answer.text() : answer.status).toBe(expected);
});
