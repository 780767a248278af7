import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { docLink } from '@lichen/contracts/docs/sharing/doc-link.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { companyRecords } from '../../../../platform/engine/company-records';
import { type FileRecord, fileRecords } from '../../../../platform/files/file-records';
import type { Platform } from '../../../../platform/platform';
import type { Doc } from '../../review/standing';
import { type FoundLink, linkTokens } from './link-tokens.store';

/** The current target of a link. */
export interface Linked {
  readonly place: FoundLink;
  readonly link: RecordOf<typeof docLink>;
  readonly company: string;
  readonly document: Doc;
  readonly file: FileRecord | undefined;
}

/**
 * Returns the document of a link, read from its company's rows each time; undefined if the link is unknown, recalled or
 * has ended.
 */
export async function linkedDoc(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  token: string,
): Promise<Linked | undefined> {
  const place = await linkTokens({ database, clock }).find(token);
  if (!place) return undefined;
  const { companyId } = place;
  const read = companyRecords({ database }, companyId);
  const link = await read(docLink).find(place.linkId);
  if (link?.status !== 'open' || link.ends_on <= clock.now()) return undefined;
  const [document, own] = await Promise.all([read(doc).find(link.doc_id), read(companyProfile).find(companyId)]);
  if (!document) return undefined;
  const file =
    link.with_file && document.file_id
      ? await fileRecords(database, clock).find(companyId, document.file_id)
      : undefined;
  return { place, link, company: own?.company_name ?? '', document, file };
}
