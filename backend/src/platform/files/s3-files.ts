import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { _Object, S3Client } from '@aws-sdk/client-s3';
import { notFound } from '@lichen/contracts/api/problems';
import type { Configuration } from '../configuration';
import type { FileStore, StoredFile } from './file-store';
import { expectHash, isHash, hashStream } from './hash-stream';
import { removeStaleUploads } from './partial-uploads';

export type S3Settings = Pick<
  Configuration,
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'dataDir'
>;

const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as { name?: string }).name ?? '');

async function connect({
  S3_ENDPOINT,
  S3_REGION,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: S3Settings): Promise<S3Client> {
  // Imported only when used: it is the largest library of the server.
  const { S3Client: Client } = await import('@aws-sdk/client-s3');
  const key = S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY;
  return new Client({
    region: S3_REGION,
    // By default the client appends a checksum to streams; stores that do not support it save it as content. Leaving it
    // out is safe, because the name of a file is the hash of its bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(key ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } } : {}),
  });
}

const storedOf = ({ Key = '', LastModified, Size = 0 }: _Object, prefix: string): StoredFile => ({
  hash: Key.slice(prefix.length),
  storedOn: LastModified?.getTime() ?? Date.now(),
  bytes: Size,
});

/**
 * Files in an S3-compatible store. The name is the hash, so an upload is buffered on this machine until it is complete.
 */
export function s3Files(settings: S3Settings & { readonly prefix: string }): FileStore {
  const { prefix, S3_BUCKET: Bucket = '' } = settings;
  const incoming = join(settings.dataDir, 'incoming');
  let opened: Promise<S3Client> | undefined;
  const client = () => {
    opened ??= connect(settings);
    return opened;
  };
  const keyOf = (hash: string) => `${prefix}${expectHash(hash)}`;
  const commands = () => import('@aws-sdk/client-s3');

  const has = async (hash: string) => {
    const { HeadObjectCommand } = await commands();
    try {
      await (await client()).send(new HeadObjectCommand({ Bucket, Key: keyOf(hash) }));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  };

  return {
    has,
    put: async (stream, maxBytes, arrival = {}) => {
      await mkdir(incoming, { recursive: true });
      const temporary = join(incoming, randomUUID());
      const { stream: measure, outcome } = hashStream(maxBytes, arrival.headBytes);
      try {
        await pipeline(stream, measure, createWriteStream(temporary, { mode: 0o600 }));
        const found = outcome();
        await arrival.accept?.(found);
        if (await has(found.hash)) return found;
        const { PutObjectCommand } = await commands();
        const Body = createReadStream(temporary);
        const Key = keyOf(found.hash);
        await (await client()).send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: found.bytes }));
        return found;
      } finally {
        await rm(temporary, { force: true });
      }
    },
    get: async (hash, range) => {
      const { GetObjectCommand } = await commands();
      try {
        const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
        const { Body } = await (await client()).send(new GetObjectCommand({ Bucket, Key: keyOf(hash), ...part }));
        return Body as Readable;
      } catch (error) {
        throw isMissing(error) ? notFound() : error;
      }
    },
    remove: async (hash) => {
      const { DeleteObjectCommand } = await commands();
      await (await client()).send(new DeleteObjectCommand({ Bucket, Key: keyOf(hash) }));
    },
    stored: async (after, limit) => {
      const { ListObjectsV2Command } = await commands();
      // An empty `StartAfter` is refused; the folder itself sorts before its first file.
      const StartAfter = after ? keyOf(after) : prefix;
      const query = new ListObjectsV2Command({ Bucket, Prefix: prefix, StartAfter, MaxKeys: limit });
      const { Contents = [] } = await (await client()).send(query);
      return Contents.map((object) => storedOf(object, prefix)).filter(({ hash }) => isHash(hash));
    },
    removeUnfinished: (before) => removeStaleUploads(incoming, before),
    ready: async () => {
      const { HeadBucketCommand } = await commands();
      return (await client()).send(new HeadBucketCommand({ Bucket })).then(
        () => true,
        () => false,
      );
    },
  };
}
