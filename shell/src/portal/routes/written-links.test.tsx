import type { Area, MovedAddress, PortalAnswer, PortalRemote, RefusedPage } from '@lichen/contracts/portal/portal';
import { show } from '@lichen/kit/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '../loader/part';
import { AreaView } from './AreaView';

jest.mock('../loader/Mount', () => ({
  Mount: ({ part }: { part: Part }) => <h1>{`${part.remote.name} ${part.expose}`}</h1>,
}));

const ROOT = join(__dirname, '../../../..');
const REMOTES = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));

const UPSTREAM = '/activities?activity=upstream_transmission_distribution';

/** Moved addresses as the remotes declare them; the build's tests hold their declarations to the same. */
const MOVED: Record<string, readonly MovedAddress[]> = {
  'mf-compliance': [
    { path: '/value-chain/upstream', to: UPSTREAM },
    { path: '/business/value-chain/upstream', to: UPSTREAM },
  ],
  'mf-business': [{ path: '/business/statements', to: '/business/company?tab=statements' }],
};

/** Reads the contributions from the text of a remote, because an import would cross the walls. */
function releasedBy(name: string): PortalRemote {
  const whole = readFileSync(join(ROOT, name, 'src/remote.ts'), 'utf8');
  const text = whole.replace(/^ {2}moved:.*$/m, '').replace(/^ {2}areas: \[\n[\s\S]*?^ {2}\],$/m, '');
  const pages = [...text.matchAll(/(?<=\s)path: '([^']+)'/g)].map(([, path = '']) => ({
    path,
    title: path,
    expose: path,
  }));
  return { name, pages, moved: MOVED[name] } as unknown as PortalRemote;
}

const AREAS = ['business', 'staff', 'value-chain', 'news', 'docs', 'partner_compliance', 'activities'];

const answer = (closed: Record<string, string> = {}): PortalAnswer => {
  const verdictOf = (id: string): Area['verdict'] =>
    closed[id] ? { open: false, why: 'role', text: closed[id] } : { open: true };
  return {
    user: { lang: 'en-GB' },
    account: {},
    areas: AREAS.map((id) => ({ id, layout: 'scroll', verdict: verdictOf(id) })),
    remotes: REMOTES.map(releasedBy),
  } as unknown as PortalAnswer;
};

async function arrive(address: string, portal = answer()) {
  const view = await show(<AreaView answer={portal} />, { at: address, answer: portal });
  const heading = view.getByRole('heading', { level: 1 }).textContent;
  const at = view.address();
  view.unmount();
  return { heading, at };
}

const NOT_FOUND = "Oops... we can't find the page you are after";

it.each([
  ['/business/vehicles', 'mf-business /business/vehicles'],
  ['/business/vehicles/v1', 'mf-business /business/vehicles/:id'],
  ['/business/locations', 'mf-business /business/locations'],
  ['/staff', 'mf-business /staff'],
  ['/docs/index', 'mf-docs /docs/index'],
  ['/docs/d1', 'mf-docs /docs/:id'],
  ['/value-chain/p1', 'mf-compliance /value-chain/:id'],
  ['/partner_compliance', 'mf-compliance /partner_compliance'],
  ['/docs/compliance', 'mf-compliance /docs/compliance'],
  ['/business/value-chain/p1', 'mf-compliance /business/value-chain/:id'],
])('leads a link to %s to its screen', async (address, heading) => {
  expect(await arrive(address)).toEqual({ heading, at: address });
});

it.each([
  ['/value-chain/upstream', UPSTREAM, 'mf-activities /activities'],
  ['/value-chain/upstream/', UPSTREAM, 'mf-activities /activities'],
  ['/business/value-chain/upstream', UPSTREAM, 'mf-activities /activities'],
  ['/business/statements', '/business/company?tab=statements', 'mf-business /business/company'],
])('leads a link to %s on to %s', async (address, at, heading) => {
  expect(await arrive(address)).toEqual({ heading, at });
});

/** Whoever releases one of these remotes moves its links to the list above. */
const NOT_RELEASED = {
  'mf-news': ['/news', '/news/n1', '/news/edit/n1', '/news/value-chain'],
};
const unreleased = Object.entries(NOT_RELEASED).flatMap(([remote, links]) => links.map((link) => [link, remote]));

it.each(unreleased)('finds no page for a link to %s before %s has it', async (address) => {
  expect((await arrive(address)).heading).toBe(NOT_FOUND);
});

it('asks both gates: of the address that was followed, and of the one it leads to', async () => {
  const chain = await arrive('/value-chain/upstream', answer({ 'value-chain': "This page isn't for you" }));
  expect(chain).toEqual({ heading: "This page isn't for you", at: '/value-chain/upstream' });
  expect(await arrive('/value-chain/upstream', answer({ activities: 'Not authorised' }))).toEqual({
    heading: 'Not authorised',
    at: UPSTREAM,
  });
});

it('shows who may open a page that its area opens to more', async () => {
  const refused: RefusedPage = {
    path: '/business/vehicles/new',
    verdict: { open: false, why: 'role', text: "This page isn't for you", roles: ['admin', 'vehicle_admin'] },
  };
  const portal = answer();
  const remotes = portal.remotes.map((remote) => ({
    ...remote,
    pages: remote.pages.filter(({ path }) => path !== refused.path),
    ...(remote.name === 'mf-business' ? { refused: [refused] } : {}),
  }));
  const view = await show(<AreaView answer={{ ...portal, remotes }} />, { at: refused.path, answer: portal });
  expect(view.getByRole('heading', { level: 1 }).textContent).toBe("This page isn't for you");
  expect(view.getByRole('alert').textContent).toContain('Open to: Administrator, ');
});
