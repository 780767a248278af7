import { FILE_TOO_LARGE, UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { invalid, Problem } from '@lichen/contracts/api/problems';
import { SIGNED_IN } from '@lichen/contracts/portal/roles';
import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import busboy from 'busboy';
import { type Request, type Response, Router } from 'express';
import { expectAllowed } from '../engine/permissions/permit';
import type { Context } from '../engine/rules';
import type { UnitOfWork } from '../engine/unit/unit-of-work';
import type { DescribedRoute } from '../http/described-route';
import { acceptedType } from './accepted-type';
import { type FileStore, HEAD_BYTES } from './file-store';
import type { Uploaded, UploadFields, UploadHandler } from './upload-handlers';

type Sql = UnitOfWork['sql'];

/** Dependencies of the upload route. */
export interface UploadDeps {
  readonly files: FileStore;
  /** Handlers by purpose, of the modules that this process serves. */
  readonly handlers: ReadonlyMap<string, UploadHandler>;
  /** Throws if another process serves the module for this purpose. */
  readonly expectHere: (purpose: string) => void;
  readonly contextOf: (request: Request) => Context;
  /** Returns the bytes that a company may still store. */
  readonly room: (companyId: string, sql?: Sql) => Promise<number>;
  /** Counts one upload of a person; throws `tooMany` (429) beyond the limit. */
  readonly count: (userId: string) => Promise<void>;
  readonly write: <T>(context: Context, work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;
  /**
   * Locks at the beginning of an upload's transaction: the company's other uploads wait, and nobody deletes the same
   * bytes.
   */
  readonly hold: (sql: Sql, companyId: string, hash: string) => Promise<void>;
  /** Deletes bytes that no record refers to. */
  readonly discard: (hash: string) => Promise<void>;
}

/** Dependencies of an upload, with the purpose in its address. */
interface Within extends UploadDeps {
  readonly purpose: string | undefined;
}

const LIMITS = { files: 1, fields: 10, fieldNameSize: 60, fieldSize: 10_000, parts: 12, headerPairs: 20 };
const NAME_MAX = 255;
/** Limit for purposes with their own `maxBytes`; none may exceed it. */
const MOST_UPLOADED = 50 * 1024 * 1024;

/** Describes the upload route with the form fields of all modules. */
export const describedUpload = (modules: readonly { readonly uploadFields?: UploadFields }[]): DescribedRoute => ({
  ...{ about: 'files', name: 'upload', method: 'post', path: '/api/upload', allow: SIGNED_IN },
  summary: 'Upload one file; the fields come before it, and the entity decides which types it takes',
  query: { entity: 'Purpose of the file, which edges send it by; the same as in the form, or instead of it' },
  sends: 'multipart/form-data',
  body: {
    ...{ type: 'object', required: ['file'] },
    properties: {
      entity: { type: 'string', description: 'Purpose of the file' },
      data: { type: 'string', description: 'Related values, as JSON' },
      ...Object.assign({}, ...modules.map(({ uploadFields }) => uploadFields)),
      file: { type: 'string', format: 'binary', description: `At most ${UPLOAD_BYTES / 1024 / 1024} MB` },
    },
  },
  answer: { description: 'Kept', obj: { type: 'object', properties: { _id: { type: 'string' } } } },
  refuses: ['invalid', 'unauthenticated', 'forbidden', 'tooLarge', 'tooMany', 'unavailable'],
});

type Fields = Record<string, string>;

/** Returns the purpose in the address; proxies route by it. */
function purposeIn({ query: { entity } }: Request): string | undefined {
  return typeof entity === 'string' ? entity : undefined;
}

/** Returns the handler of an upload; throws if there is none, or if address and form name different purposes. */
function handlerFor(fields: Fields, { purpose, handlers, expectHere }: Within): UploadHandler {
  const wanted = fields['entity'] ?? purpose ?? '';
  if (purpose !== undefined && purpose !== wanted) throw invalid({ entity: UPLOAD_TEXTS.unknownEntity });
  expectHere(wanted);
  const handler = handlers.get(wanted);
  if (!handler) throw invalid({ entity: UPLOAD_TEXTS.unknownEntity });
  return handler;
}

/** POST /api/upload: fields first, then one file. */
export function uploadRoutes(deps: UploadDeps): Router {
  return Router().post('/upload', async (request: Request, response: Response) => {
    const context = deps.contextOf(request);
    // Checked first, so that visitors learn nothing from other errors.
    expectAllowed(SIGNED_IN, context);
    const { id } = await receive(request, deps, context);
    response.json({ ok: true, obj: { _id: id } });
  });
}

function receive(request: Request, deps: UploadDeps, context: Context): Promise<{ id: string }> {
  return new Promise((resolve, reject) => {
    const fields: Fields = Object.create(null) as Fields;
    let work: Promise<{ id: string }> | undefined;
    const form = parserOf(request);
    const fail = (error: unknown) => {
      // Reads and discards the rest, so that the refusal reaches a client that is still sending.
      request.unpipe(form);
      request.resume();
      form.destroy();
      reject(error);
    };
    form.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) fail(invalid({ [name]: UPLOAD_TEXTS.tooManyFields }));
      else fields[name] = value;
    });
    form.on('file', (_name, stream, { filename }) => {
      // A stream that is refused before it is read emits an error; without a listener that would end the process.
      stream.on('error', () => undefined);
      work = store(stream, filename, { ...fields }, { ...deps, purpose: purposeIn(request) }, context);
      work.catch(fail);
    });
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
      form.on(limit, () => fail(new Problem('invalid', UPLOAD_TEXTS.tooManyFields)));
    form.on('error', () => fail(new Problem('invalid', UPLOAD_TEXTS.broken)));
    form.on('close', () => (work ? work.then(resolve, reject) : fail(invalid({ file: UPLOAD_TEXTS.noFile }))));
    request.on('aborted', () => fail(new Problem('invalid', UPLOAD_TEXTS.broken)));
    request.pipe(form);
  });
}

function parserOf(request: Request): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      limits: { ...LIMITS, fileSize: MOST_UPLOADED + 1 },
      defParamCharset: 'utf8',
    });
  } catch {
    throw invalid({ file: UPLOAD_TEXTS.noFile });
  }
}

async function store(stream: Readable, filename: string | undefined, fields: Fields, deps: Within, context: Context) {
  const { files, room, count } = deps;
  let isUsual = true;
  try {
    const handler = handlerFor(fields, deps);
    isUsual = handler.maxBytes === undefined;
    handler.permit(context);
    handler.check?.(fields);
    await count(context.userId);
    const left = await room(context.companyId);
    let mime = '';
    const most = Math.min(MOST_UPLOADED, handler.maxBytes ?? UPLOAD_BYTES);
    if (left <= 0) throw new Problem('tooLarge', UPLOAD_TEXTS.noRoom);
    const { hash, bytes } = await files.put(stream, most, {
      headBytes: handler.maxSide === undefined ? HEAD_BYTES : most,
      accept: async (arrived) => {
        mime = await acceptedType(arrived, handler);
        if (arrived.bytes > left) throw new Problem('tooLarge', UPLOAD_TEXTS.noRoom);
      },
    });
    const file: Uploaded = { name: safeName(filename), hash, bytes, mime };
    try {
      return await handler.handle({ file, fields, context, write: (work) => writeWithin(deps, context, hash, work) });
    } catch (error) {
      await deps.discard(hash);
      throw error;
    }
  } catch (error) {
    stream.resume();
    const isBeyond = error instanceof Problem && error.message === FILE_TOO_LARGE;
    throw isBeyond && isUsual ? new Problem('tooLarge', UPLOAD_TOO_LARGE) : error;
  }
}

/**
 * Writes an upload's records; of several simultaneous uploads, those beyond the company's storage limit are refused.
 */
const writeWithin = <T>(
  { hold, write, room }: UploadDeps,
  context: Context,
  hash: string,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> =>
  write(context, async (unit) => {
    await hold(unit.sql, context.companyId, hash);
    const result = await work(unit);
    if ((await room(context.companyId, unit.sql)) < 0) throw new Problem('tooLarge', UPLOAD_TEXTS.noRoom);
    return result;
  });

/**
 * Returns a display name of the file; it is never used as a path. Names of files on macOS have their accents apart, and
 * are composed like any other text.
 */
function safeName(filename: string | undefined): string {
  const last = basename((filename ?? '').normalize('NFC').replaceAll('\\', '/')).replace(/\p{Surrogate}/gu, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what may not be kept
  const shown = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return [...shown].slice(-NAME_MAX).join('') || 'file';
}
