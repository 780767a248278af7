import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { root } from '../start/process.mjs';
import { programOf } from '../test/machine.mjs';
import { killOnExit } from './kill-children-on-exit.mjs';

function certificate(folder) {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
    ...['-keyout', key, '-out', cert],
  ]);
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
  return { key, cert };
}

/**
 * Returns the shipped configuration with this proof's ports, names, certificate and processes, and nothing else
 * changed.
 */
function configurationOf(folder, { plain, secure, edge }) {
  const { key, cert } = certificate(folder);
  const shipped = readFileSync(path.join(root, 'ops', 'nginx', 'lichen.conf'), 'utf8')
    .replaceAll('portal.example.com;', 'localhost;')
    .replace(/upstream lichen \{[\s\S]*?(?=# End of what edge-map writes)/, () => `${edge}\n`)
    .replace('listen 80;', `listen ${plain};`)
    .replace('listen 443', `listen ${secure}`)
    .replace(/ssl_certificate {5}.*;/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path.join(folder, name)};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr crit;\nevents {}\nhttp { access_log off; ${temporary}\n${shipped}}\n`,
  );
  return file;
}

export const statusOf = (port, address) =>
  new Promise((resolve, reject) => {
    const asked = http.get({ port, path: address, host: '127.0.0.1' }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    });
    asked.on('error', reject);
  });

async function untilOpen(port, server) {
  while (!(await statusOf(port, '/').catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error('nginx stopped by itself');
    await new Promise((next) => setTimeout(next, 50));
  }
}

/**
 * Starts nginx with the shipped configuration on two free ports, and waits until it answers.
 * @param {string} folder a folder for this nginx alone
 * @param {{ plain: number, secure: number, edge: string }} place `edge` is the output of edge-map
 */
export async function startNginx(folder, { plain, secure, edge }) {
  const file = configurationOf(folder, { plain, secure, edge });
  const nginx = spawn(programOf('nginx') ?? 'nginx', ['-p', folder, '-c', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  killOnExit(nginx);
  await untilOpen(plain, nginx);
  return nginx;
}
