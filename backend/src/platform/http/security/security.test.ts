import { createServer } from 'node:http';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { systemClock } from '../../clock';
import { problemsHandler } from '../problems-handler';
import { securityHeaders } from './content-security';
import { expectSameOrigin, isOwnOrigin } from './origin-check';

const PORTAL = 'http://portal.test:8080';
let effects = 0;

function app({ publicUrl = PORTAL, tiles }: { publicUrl?: string; tiles?: string } = {}) {
  const made = express();
  made.disable('x-powered-by');
  made.use(
    securityHeaders({ publicUrl, ...(tiles ? { LICHEN_MAP_TILES: tiles } : {}) }, systemClock),
    expectSameOrigin(publicUrl),
  );
  made.all('/thing', (_request, response) => {
    effects += 1;
    response.json({ nonce: response.locals['styleNonce'] });
  });
  made.use(problemsHandler(pino({ level: 'silent' })));
  return createServer(made);
}

function directives(policy = ''): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  );
}

describe('headers', () => {
  it('let only hashed files of this origin run', async () => {
    const { headers, body } = await request(app()).get('/thing');
    const policy = directives(headers['content-security-policy']);

    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': `'self' 'nonce-${body.nonce}'`,
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self' ws://portal.test:8080",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
    });
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('name the origin of map pictures where there is one, for pictures and fetches alone', async () => {
    const tiles = 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1';
    const { headers } = await request(app({ tiles })).get('/thing');
    const policy = directives(headers['content-security-policy']);

    const named = Object.entries(policy).filter(([, sources]) => sources.includes('tiles.example'));
    expect(Object.fromEntries(named)).toEqual({
      'img-src': "'self' data: blob: https://tiles.example:8443",
      'connect-src': "'self' ws://portal.test:8080 https://tiles.example:8443",
    });
  });

  it('have a new nonce for every answer', async () => {
    const server = app();
    const nonces = await Promise.all(Array.from({ length: 20 }, () => request(server).get('/thing')));

    expect(new Set(nonces.map(({ body }) => body.nonce)).size).toBe(20);
  });

  it('ask for https only where there is https', async () => {
    const secure = await request(app({ publicUrl: 'https://portal.test' })).get('/thing');
    const plain = await request(app()).get('/thing');

    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=63072000/);
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });
});

describe('writes', () => {
  const forged: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://portal.test:8081' },
    { origin: 'https://portal.test:8080' },
    { origin: 'http://portal.test:8080.evil.test' },
    { origin: 'http://evil.test', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.test/page' },
    { referer: 'not an address' },
  ];

  it('of other sites have no effect, whatever they claim', async () => {
    const server = app();
    effects = 0;
    let sent = 0;
    for (const headers of forged)
      for (const method of ['post', 'patch', 'put', 'delete'] as const)
        for (const type of [
          'application/json',
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          '',
        ]) {
          const call = request(server)[method]('/thing').set(headers).set('cookie', 'lichen=x');
          const { status } = await (type ? call.set('content-type', type) : call);
          expect([headers, method, type, status]).toEqual([headers, method, type, 403]);
          sent += 1;
        }
    process.stdout.write(`origin check: ${sent} forged writes\n`);
    expect(sent).toBeGreaterThanOrEqual(200);
    expect(effects).toBe(0);
  });

  it('of the own pages and of programs pass', async () => {
    const server = app();
    for (const headers of [
      { origin: PORTAL },
      { origin: 'http://127.0.0.1:9', host: '127.0.0.1:9' },
      { 'sec-fetch-site': 'same-origin' },
      { referer: `${PORTAL}/page` },
      {},
    ] as Record<string, string>[])
      expect([headers, (await request(server).post('/thing').set(headers)).status]).toEqual([headers, 200]);
  });
});

it('knows the own pages of a socket', () => {
  expect(isOwnOrigin(PORTAL, PORTAL, 'other')).toBe(true);
  expect(isOwnOrigin(PORTAL, 'http://127.0.0.1:9', '127.0.0.1:9')).toBe(true);
  expect(isOwnOrigin(PORTAL, undefined, 'x')).toBe(true);
  for (const origin of ['https://evil.test', 'null', ''])
    expect(isOwnOrigin(PORTAL, origin, 'portal.test:8080')).toBe(false);
});
