import { readFileSync, readdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { root } from '../../../start/process.mjs';
import { makeColleague } from '../colleague.mjs';
import { ROLES, SUBSCRIPTIONS } from '../contracts.mjs';
import { noneLine, countLine } from '../figures.mjs';

/** Every subscription alone, none, and all. */
const PLANS = [[], ...SUBSCRIPTIONS.map((one) => [one]), [...SUBSCRIPTIONS]];
const TYPES = ['standard', 'partner'];

/** Roles of documents. */
const DOCS = ['admin', 'share_docs', 'compliance_officer'];

/**
 * Permissions for each remote according to the specification. They are repeated here, so that gates and proof cannot be
 * wrong together. Business has a page for everybody (the profile), compliance has answers to partners.
 */
const WRITTEN = {
  'mf-activities': ({ plan, type }) => type === 'standard' && plan.includes('activities'),
  'mf-business': ({ type }) => type === 'standard',
  'mf-compliance': () => true,
  'mf-docs': ({ plan, type, role }) => type === 'standard' && plan.includes('docs') && DOCS.includes(role),
};

/**
 * True when a session may have a remote; everybody else must not receive a single byte of it, and nobody one of which
 * nothing is written.
 */
const mayHave = (name, session) => session !== undefined && (WRITTEN[name]?.(session) ?? false);

/**
 * Addresses of a version's files, and of files that might be stored beside them, whether or not they are ever served.
 */
function addressesOf({ name, version, entry, assets }) {
  const at = (file) => `/_mf/${name}/${version}/${file}`;
  const beside = [
    `${entry}.br`,
    `${entry}.gz`,
    `${entry}.map`,
    'release.json',
    'mf-manifest.json',
    '@mf-types.zip',
    '',
  ];
  return { served: assets.map(({ path: file }) => at(file)), never: beside.map(at) };
}

/** Every file of each remote's live version and of one stored beside it. */
async function everyFile({ person, remotes, releases }) {
  const { body } = await person.call('GET', '/api/portal');
  const all = {};
  for (const name of remotes) {
    const live = body.remotes.find((remote) => remote.name === name);
    const { versions } = (await releases.ask(`/${name}`)).body.obj;
    const other = versions.find(({ version }) => version !== live.version);
    const kept = other ? [(await releases.ask(`/${name}/versions/${other.version}`)).body.obj] : [];
    const each = [live, ...kept].map(addressesOf);
    all[name] = { served: each.flatMap(({ served }) => served), never: each.flatMap(({ never }) => never) };
  }
  return all;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request; returns the raw response. */
function get(url, at, cookie) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'identity', ...(cookie ? { cookie } : {}) };
    http
      .get(`${url}${at}`, { agent, headers }, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
        answer.on('error', reject);
      })
      .on('error', reject);
  });
}

/** Removes the parts of a response that always differ. */
const shapeOf = ({ status, headers, body }) => {
  const { date, 'x-request-id': _, 'content-security-policy': policy = '', ...rest } = headers;
  const words = String(policy).replace(/'nonce-[^']*'/, "'nonce'");
  return JSON.stringify([status, rest, words, body.toString('utf8')]);
};

async function crawl(url, addresses, cookie, look) {
  await Promise.all(addresses.map(async (at) => look(at, await get(url, at, cookie))));
}

/** Collects files served without permission, refusals that can be told apart, and files that failed to load. */
async function crawlAs(world, { session, cookie, named, files, found }) {
  const nothing = shapeOf(await get(world.portal.url, '/_mf/mf-nothing/1.0.0/page.js', cookie));
  const who = JSON.stringify(session ?? 'nobody');
  for (const name of world.remotes) {
    const isNamed = named.includes(name);
    if (isNamed && !mayHave(name, session)) found.leaks.push(`${who} is told of ${name}`);
    const look = (isServed) => (at, answer) => {
      found.asked += 1;
      if (isServed) found.sent += 1;
      if (isServed && answer.status !== 200) found.withheld.push(`${who}: ${at} answers ${answer.status}`);
      if (!isServed && answer.status === 200) found.leaks.push(`${who}: ${at} sends ${answer.body.length} bytes`);
      if (!isServed && shapeOf(answer) !== nothing) found.different.push(`${who}: ${at}`);
    };
    const { served, never } = files[name];
    await crawl(world.portal.url, served, cookie, look(isNamed));
    await crawl(world.portal.url, never, cookie, look(false));
  }
}

async function crawlEverybody(world, found) {
  const admin = await world.company(`crawl.${performance.now()}@proof.example`);
  const person = await makeColleague(world, admin, ['user']);
  const files = await everyFile(world);
  let sessions = 1;
  await crawlAs(world, { session: undefined, cookie: undefined, named: [], files, found });
  for (const type of TYPES)
    for (const plan of PLANS) {
      await admin.done('POST', '/api/dev/subscription', { modules: plan, type });
      for (const role of ROLES) {
        const roles = role === 'user' ? ['user'] : ['user', role];
        await admin.done('POST', `/api/data/members/${person._id}/change_roles`, { roles });
        const { body } = await person.call('GET', '/api/portal');
        const named = body.remotes.map(({ name }) => name);
        await crawlAs(world, { session: { role, plan, type }, cookie: person.cookie, named, files, found });
        sessions += 1;
      }
    }
  return sessions;
}

/** Finds names of remotes and their containers in the shell's public files. */
function namesInShell(remotes) {
  const folder = path.join(root, 'shell', 'dist');
  const files = readdirSync(folder, { recursive: true }).map(String);
  return files
    .filter((file) => /\.(js|css|html|json)$/.test(file) && file !== 'shell-assets.json')
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return remotes
        .filter((name) => text.includes(name) || text.includes(name.replace('-', '_')))
        .map((name) => `${file} names ${name}`);
    });
}

/** G11: nobody receives code without permission, and a refusal cannot be told from a missing file. */
export async function prove(world) {
  const found = { asked: 0, sent: 0, leaks: [], different: [], withheld: [] };
  const sessions = await crawlEverybody(world, found);
  const what = `${found.asked} requests of ${sessions} sessions (role × plan × type, and nobody)`;
  return [
    noneLine('G11', `files of code for whom they are not: ${what}`, found.leaks, 'files'),
    noneLine('G11', 'refusals that differ from what does not exist', found.different),
    countLine('G11', 'files that come for whom they are', found.sent, found.withheld),
    noneLine('G11', 'names of remotes in what is sent of the shell', namesInShell(world.remotes), 'names'),
  ];
}
