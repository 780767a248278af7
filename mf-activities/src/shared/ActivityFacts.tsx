import type { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { RecordBase, RecordOf } from '@lichen/contracts/entity/entity';
import { EntityFacts, Facts, StatusTag, useFormat, useT } from '@lichen/kit';
import { PICK } from '@lichen/contracts/business/pickable-records';
import type { TypeForm } from '../types/type-form';
import { LinkedDocument } from './LinkedDocument';
import { useFormOverrides } from '../types/useFormOverrides';
import { useMemberNames } from './useMemberNames';

export type Activity = RecordOf<typeof activity>;
interface Place {
  location?: { name: string; address_line1?: string; town_or_city?: string } | null;
}

/** Name of the place, which the answer brings along with the reference. */
export const locationOf = (record: object) => (record as Place).location ?? null;

/** All fields of the type, as its form has them. */
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
      pick={PICK}
    />
  );
}

type Common = Pick<Activity, 'description' | 'tags' | 'doc_id' | 'created_on' | 'created_by'>;

/** Facts of every activity, whatever its type: description, tags and origin. */
export function CommonFacts({ record }: { record: Common }) {
  const t = useT();
  const format = useFormat();
  const nameOf = useMemberNames();
  const manual = [t('Manual entry'), format.moment(record.created_on), nameOf(record.created_by)];
  const source = record.doc_id ? <LinkedDocument id={record.doc_id} /> : manual.filter(Boolean).join(', ');
  return (
    <Facts
      facts={[
        { label: t('Description'), value: record.description },
        { label: t('Tags'), value: <Tags tags={record.tags} /> },
        { label: t('Source'), value: source },
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
