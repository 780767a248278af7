import { notFound } from '@lichen/contracts/api/problems';
import { supplierPassport } from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import { type Request, type Response, Router } from 'express';
import { companyRecords } from '../../../../platform/engine/company-records';
import { expectAllowed } from '../../../../platform/engine/permissions/permit';
import { download } from '../../../../platform/files/download';
import { fileRecords } from '../../../../platform/files/file-records';
import { type DescribedRoute, describedFile } from '../../../../platform/http/described-route';
import { contextFor } from '../../../../platform/http/request-context';
import type { Platform } from '../../../../platform/platform';
import { signingKeyOf } from './issuer.rules';
import { publicIssuer } from './public-issuer.query';
import { didDocument, revocationList } from './revocation-list.rules';

const LIST = '/passports/{slug}/revocations.json';
const KEYS = '/passports/{slug}/did.json';
const SLUG = /^[0-9a-f]{32}$/;
/** Cache time of public answers, for clients and for this process, in seconds. */
const KEPT_SECONDS = 60;
/** Most lists cached; a request beyond them waits for a new signature. */
const MOST_KEPT = 200;

const publicFile = (path: string, name: string, summary: string): DescribedRoute => ({
  ...{ about: 'files', method: 'get', path, name, summary, allow: 'public', answer: { file: 'JSON' } },
  refuses: ['notFound'],
});

export const describedPassportFiles: readonly DescribedRoute[] = [
  describedFile({
    ...{ name: 'passport_file', path: `/api/data/${supplierPassport.name}/{id}?f`, allow: supplierPassport.allow.read },
    summary: 'The file of an issued supplier passport; `f` is any text',
  }),
  publicFile(LIST, 'passport_revocations', 'Passports that an issuer has revoked, signed and dated'),
  publicFile(KEYS, 'passport_keys', 'The keys of an issuer of passports, old ones too, as a DID document'),
];

const inExpress = (path: string) => path.replace('{slug}', ':slug');

function sendPublic(response: Response, type: string, bytes: Buffer): void {
  response.set({
    'Content-Type': type,
    'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  response.send(bytes);
}

type Parts = Pick<Platform, 'database' | 'clock' | 'files' | 'seals'>;

/** Caches signed lists, so that frequent requests from strangers cost no signature each. */
function keptLists({ clock, seals, database }: Parts) {
  const kept = new Map<string, { readonly until: number; readonly bytes: Promise<Buffer> }>();
  const signed = async (slug: string): Promise<Buffer> => {
    const found = await publicIssuer({ database }, slug);
    if (!found) throw notFound();
    return revocationList(found, signingKeyOf({ seals }, found.issuer), clock.now());
  };
  return (slug: string): Promise<Buffer> => {
    const now = clock.now();
    const known = kept.get(slug);
    if (known && now < known.until) return known.bytes;
    kept.delete(slug);
    const bytes = signed(slug);
    kept.set(slug, { until: now + KEPT_SECONDS * 1000, bytes });
    bytes.catch(() => kept.delete(slug));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return bytes;
  };
}

/** Routes for the public files of an issuer, open without log-in, and for the downloads of its own people. */
export function passportRoutes(parts: Parts): Router {
  const { database, clock, files } = parts;
  const contextOf = contextFor(clock);
  const listOf = keptLists(parts);
  const slugIn = ({ params: { slug } }: Request): string => {
    if (typeof slug !== 'string' || !SLUG.test(slug)) throw notFound();
    return slug;
  };
  return Router()
    .get(inExpress(LIST), async (request, response) => {
      sendPublic(response, 'application/json', await listOf(slugIn(request)));
    })
    .get(inExpress(KEYS), async (request, response) => {
      const found = await publicIssuer({ database }, slugIn(request));
      if (!found) throw notFound();
      sendPublic(response, 'application/did+json', didDocument(found.issuer));
    })
    .get(`/api/data/${supplierPassport.name}/:id`, async (request, response) => {
      const context = contextOf(request);
      expectAllowed(supplierPassport.allow.read, context);
      const record = await companyRecords({ database }, context.companyId)(supplierPassport).find(request.params.id);
      const file = record?.file_id && (await fileRecords(database, clock).find(context.companyId, record.file_id));
      if (!file) throw notFound();
      await download(files, file, request, response);
    });
}
