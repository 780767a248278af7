import { Problem } from '@lichen/contracts/api/problems';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isWithinBounds, type JsonBounds } from './json-scan';

/** Limits of a request body, checked before it is parsed. */
export interface BodyBounds extends JsonBounds {
  readonly bytes: number;
}

/** Limits of bodies for which a route sets no others. */
export const BODY_BOUNDS: BodyBounds = { bytes: 1024 * 1024, depth: 20, keys: 20_000, keysOfOne: 2000 };

/** Refusals of bodies that are not parsed. */
export const BODY_TEXTS = {
  tooLarge: 'The request is too large',
  notJson: 'The request must be JSON',
  broken: 'The request is not valid JSON',
  notText: 'The request is not valid UTF-8 text',
  tooDeep: 'The request is nested too deeply or has too many fields',
  hostileKey: 'The request has a field name that is not allowed',
  compressed: 'The request must not be compressed',
} as const;

/** Keys that reach the prototype of plain objects. */
const HOSTILE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const utf8 = new TextDecoder('utf-8', { fatal: true });

function refusal(message: string): Problem {
  return new Problem('invalid', message);
}

/**
 * Parses a JSON body. Express's parser accepts any depth and any key; here every limit is checked before an object is
 * built.
 */
export function jsonBody(bounds: BodyBounds = BODY_BOUNDS): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    if (!hasBody(request)) return next();
    readBody(request, bounds).then(
      (body) => {
        request.body = body;
        next();
      },
      (error) => next(error),
    );
  };
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

async function readBody(request: Request, bounds: BodyBounds): Promise<unknown> {
  expectPlainJson(request);
  if (Number(request.headers['content-length'] ?? 0) > bounds.bytes) throw new Problem('tooLarge', BODY_TEXTS.tooLarge);
  return parseBoundedJson(await collect(request, bounds.bytes), bounds);
}

function expectPlainJson({ headers }: Request): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  if (type.trim() !== 'application/json') throw refusal(BODY_TEXTS.notJson);
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) throw refusal(BODY_TEXTS.notText);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw refusal(BODY_TEXTS.compressed);
}

function collect(request: Request, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      // Reads and discards the rest, so that the refusal reaches a client that is still sending.
      if (bytes > most) reject(new Problem('tooLarge', BODY_TEXTS.tooLarge));
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('aborted', () => reject(refusal(BODY_TEXTS.broken)));
    request.once('error', reject);
  });
}

/** Returns the parsed body; throws a refusal if it is too deep, too large or has a hostile key. */
export function parseBoundedJson(bytes: Buffer, bounds: JsonBounds): unknown {
  const text = decode(bytes);
  if (!isWithinBounds(text, bounds)) throw refusal(BODY_TEXTS.tooDeep);
  let hostile = false;
  const value = parse(text, (key) => {
    hostile ||= HOSTILE_KEYS.has(key);
  });
  if (hostile) throw refusal(BODY_TEXTS.hostileKey);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw refusal(BODY_TEXTS.notText);
  }
}

/** The reviver visits every value at several times the cost, so it only runs when such a key occurs in the text. */
function parse(text: string, seen: (key: string) => void): unknown {
  const suspicious = /__proto__|constructor|prototype|\\u/i.test(text);
  try {
    if (!suspicious) return JSON.parse(text);
    return JSON.parse(text, (key, value: unknown) => {
      seen(key);
      return value;
    });
  } catch {
    throw refusal(BODY_TEXTS.broken);
  }
}
