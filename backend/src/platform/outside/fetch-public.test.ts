import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPublic } from './fetch-public.client';
import { isPublicAddress } from './public-address';

const bounds = { mostBytes: 1000, timeoutMs: 2000, isPrivateAllowed: false };
const within = { ...bounds, isPrivateAllowed: true };

it('knows the addresses that lead to no public machine', () => {
  const special = [
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'localhost'],
    '',
  ];

  expect(special.filter(isPublicAddress)).toEqual([]);
  expect(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::1111'].every(isPublicAddress)).toBe(true);
});

it('asks no address that is not a public one, however it is written', async () => {
  const written = [
    ...['http://example.com/', 'https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::1]/'],
    ...['https://[::ffff:127.0.0.1]/', 'https://localhost/', 'https://a:b@example.com/', 'https://example.com:8443/'],
    ...['file:///etc/passwd', 'not an address', 'https://169.254.169.254/latest'],
  ];

  for (const url of written)
    expect([url, await fetchPublic(url, bounds)]).toEqual([url, { ok: false, why: 'address' }]);
});

describe('of a machine that may be asked', () => {
  let server: Server;
  let answer: RequestListener = () => undefined;
  let url = '';
  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.json`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('gets the bytes, and sends nothing of anybody', async () => {
    let sent: unknown;
    answer = ({ headers }, response) => {
      sent = headers;
      response.end('{}');
    };

    expect(await fetchPublic(url, within)).toEqual({ ok: true, bytes: Buffer.from('{}') });
    expect(Object.keys(sent as object).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host']);
  });

  it('follows no redirect, and takes no refusal for an answer', async () => {
    answer = (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    expect(await fetchPublic(url, within)).toEqual({ ok: false, why: 'answer' });
    answer = (_request, response) => response.writeHead(404).end('{}');
    expect(await fetchPublic(url, within)).toEqual({ ok: false, why: 'answer' });
  });

  it('stops reading at the bound, whatever length was promised', async () => {
    answer = (_request, response) => {
      for (let at = 0; at < 100; at += 1) response.write('x'.repeat(500));
      response.end();
    };

    expect(await fetchPublic(url, within)).toEqual({ ok: false, why: 'too_large' });
  });

  it('waits no longer than said, for a beginning or for an end', async () => {
    answer = () => undefined;
    expect(await fetchPublic(url, { ...within, timeoutMs: 100 })).toEqual({ ok: false, why: 'unreachable' });
    answer = (_request, response) => void response.writeHead(200).write('{');
    expect(await fetchPublic(url, { ...within, timeoutMs: 100 })).toEqual({ ok: false, why: 'unreachable' });
  });

  it('says that a machine that is not there is not', async () => {
    expect(await fetchPublic('http://127.0.0.1:1/', within)).toEqual({ ok: false, why: 'unreachable' });
  });
});
