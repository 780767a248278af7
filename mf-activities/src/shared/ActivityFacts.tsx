import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { RecordBase, RecordOf } from '@lichen/contracts/entity/entity';
import { docEvidence } from '@lichen/contracts/docs/doc-evidence.entity';
import { EntityFacts, Facts, StatusTag, useFormat, useRecords, useT, asDataError, useAnswer } from '@lichen/kit';
import { paths } from '@lichen/contracts/api/paths';
import { Link } from '@lichen/kit/router';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import type { TypeForm } from '../types/shared/type-form';
import { useFormOverrides } from '../types/shared/useFormOverrides';
import { useMemberNames } from './useMemberNames';

/** Link to the document that an activity was read from or is proved by, or a note that it no longer exists. */
function LinkedDocument({ id }: { id: string }) {
  const t = useT();
  const found = useAnswer<RecordAnswer<RecordBase & { name?: string }>>(
    ['docs', 'read'],
    `docs/${encodeURIComponent(id)}`,
  );
  if (found.data) return <Link to={paths.document(id)}>{found.data.obj.name ?? t('Document')}</Link>;
  if (!found.error) return <>{t(TEXTS.loading)}</>;
  const isGone = asDataError(found.error).status === 404;
  return <span role="alert">{t(isGone ? TEXTS.noDocument : TEXTS.loadFailed)}</span>;
}

export type Activity = RecordOf<typeof activity>;
interface WithLocation {
  location?: { name: string; address_line1?: string; town_or_city?: string } | null;
}

/** Returns the location of a record, which the answer includes with its reference. */
export const locationOf = (record: object) => (record as WithLocation).location ?? null;

/** All fields of the type, with the labels of its form. */
export function TypeFacts({ form, record }: { form: TypeForm; record: RecordBase }) {
  const overrides = useFormOverrides(form);
  const layout = [{ fields: [...form.layout.flatMap(({ fields }) => fields), ...(form.shows ?? [])] }];
  return (
    <EntityFacts
      entity={form.entity}
      record={form.complete?.(record) ?? record}
      layout={layout}
      overrides={overrides}
      knows={form.knows}
      pick={PICKABLE_RECORDS}
    />
  );
}

type Common = Pick<Activity, '_id' | 'description' | 'tags' | 'doc_id' | 'created_on' | 'created_by'>;

/** True when no value of the record was read from its document: a user attached it as evidence. */
function useIsProved({ _id, doc_id }: Common): boolean {
  const query = { doc_id: doc_id ?? '', record_id: _id, closed: false, limit: 1 };
  const { data, isPlaceholderData } = useRecords(docEvidence, query, { enabled: doc_id !== null });
  return doc_id !== null && !isPlaceholderData && data?.total === 0;
}

/** Fields shared by all types: description, tags and origin. */
export function CommonFacts({ record }: { record: Common }) {
  const t = useT();
  const format = useFormat();
  const nameOf = useMemberNames();
  const isProved = useIsProved(record);
  const manual = [t('Manual entry'), format.moment(record.created_on), nameOf(record.created_by)];
  const typed = manual.filter(Boolean).join(', ');
  const linked = record.doc_id && <LinkedDocument id={record.doc_id} />;
  return (
    <Facts
      facts={[
        { label: t('Description'), value: record.description },
        { label: t('Tags'), value: <Tags tags={record.tags} /> },
        { label: t('Source'), value: isProved ? typed : linked || typed },
        ...(isProved ? [{ label: t('Evidence'), value: linked }] : []),
      ]}
    />
  );
}

export function Tags({ tags }: { tags: readonly string[] | null }) {
  const t = useT();
  if (!tags?.length) return <>{t('None')}</>;
  return (
    <span className="act-tags">
      {tags.map((tag) => (
        <StatusTag key={tag}>{tag}</StatusTag>
      ))}
    </span>
  );
}
