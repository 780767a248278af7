import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { root } from '../../start/process.mjs';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Creates a token for some remotes, as the operator does. */
export function makeToken(environment, label, remotes) {
  const scopes = remotes.flatMap((name) => ['--scope', `publish:${name}`, '--scope', `pointer:${name}`]);
  const words = ['tokens', 'add', label, ...scopes, '--days', '1', '--json'];
  const program = path.join(root, 'backend', 'dist', 'cli', 'lichen.js');
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    ...{ cwd: root, env: environment, encoding: 'utf8' },
  });
  if (!stdout) throw new Error(`no token: ${stderr}`);
  return JSON.parse(stdout).text;
}

/** Releases over HTTP, as a build server does. Responses are returned unchanged: a refusal is no error here. */
export function releaser(url, token) {
  // The connection is not kept alive, because a server may close an idle one just as the next request is sent.
  const headers = { authorization: `Bearer ${token}`, connection: 'close' };
  const ask = async (at, body) => {
    const answer = await fetch(`${url}/api/releases${at}`, {
      ...(body === undefined
        ? { headers }
        : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const upload = async ({ release, files }) => {
    const byHash = new Map([...files.values()].map((bytes) => [sha256(bytes), bytes]));
    const { body } = await ask(`/${release.name}/missing`, { files: [...byHash.keys()] });
    for (const hash of body.obj) {
      const put = await fetch(`${url}/api/releases/${release.name}/files/${hash}`, {
        ...{ method: 'PUT', headers, body: new Uint8Array(byHash.get(hash)) },
      });
      if (put.status !== 201) throw new Error(`${hash} of ${release.name}: ${put.status} ${await put.text()}`);
    }
  };
  /** @param {import('./release-copies.mjs').Copy} copy */
  const send = async (copy, isDry) => {
    await upload(copy);
    const files = Object.fromEntries([...copy.files].map(([file, bytes]) => [file, sha256(bytes)]));
    const release = JSON.stringify(copy.release, null, 2);
    return ask(`/${copy.release.name}/versions`, { release, files, dry_run: isDry });
  };
  const move = (name, act, more = {}) => ask(`/${name}/moves`, { act, note: 'Proof', ...more });
  const expectDone = async (what, answering) => {
    const answer = await answering;
    if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.obj;
  };
  return {
    ask,
    move,
    /** Runs the gate only. */
    judge: (copy) => send(copy, true),
    store: (copy) => expectDone(`store ${copy.release.version}`, send(copy, false)),
    /** Makes a stored version live, whatever is live now. */
    show: (name, version) => expectDone(`show ${name} ${version}`, move(name, 'publish', { version })),
    rollBack: (name, version) => expectDone(`roll ${name} back`, move(name, 'rollback', { version })),
  };
}
