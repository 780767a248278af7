import { tag } from '@lichen/contracts/business/tags/tag.entity';
import { tidyTags } from '@lichen/contracts/formats/same-tag';
import type { Read } from '../../../platform/engine/rules';

interface Tagged {
  readonly tags?: readonly string[] | null;
}

const written = (record: object | null): string => JSON.stringify((record as Tagged | null)?.tags ?? null);

/** Returns the tags of an activity as the company spells them, each once; null where a save does not change them. */
export async function tagsOf(read: Read, record: object, before: object | null): Promise<readonly string[] | null> {
  const { tags } = record as Tagged;
  if (!tags || tags.length === 0 || written(record) === written(before)) return null;
  // All of them, which a transaction reads once however many rows it saves.
  const known = await read(tag).list();
  return tidyTags(
    tags,
    known.map(({ name }) => name),
  );
}
