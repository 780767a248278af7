import { policy } from '@lichen/contracts/business/company/policy.entity';
import { STANDARD_POLICIES } from '@lichen/contracts/business/company/standard-policies';
import { fullName } from '@lichen/contracts/business/full-name';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import {
  type OverridesOf,
  SchemaForm,
  useConfirmedDelete,
  useFormat,
  useNotify,
  useSave,
  useT,
  type Values,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useId, useState } from 'react';
import { ContentFoot, StandardContext } from './ContentFoot';
import type { Policy, PolicyEntry } from './policy-entries';
import { PolicyDocument } from './PolicyDocument';

interface Props {
  entry: PolicyEntry;
  /** Opens another policy, or none with null. */
  onOpen: (key: string | null) => void;
}

const REMOVAL = {
  title: 'Delete policy?',
  text: 'Click confirm to permanently delete this policy. This action cannot be undone.',
};

const INITIAL = { required: true };
const LAYOUT = [{ columns: 1, fields: ['required', 'justification', 'content'] }] as const;
const NEW_LAYOUT = [{ columns: 1, fields: ['name', 'required', 'justification', 'content'] }] as const;

/** A policy that is not required has a justification in place of its text. */
const overrides: OverridesOf = ({ required, justification }: Values) => ({
  name: { hint: 'The name is locked once saved' },
  required: { label: 'This policy is required', hint: 'If not, a justification is required' },
  justification: {
    hidden: required !== false,
    rows: [5, 10],
    ...(String(justification ?? '').trim() ? {} : { hint: 'Not required. Justification required.' }),
  },
  content: { hidden: required === false, rows: [15, 30], below: ContentFoot },
});

const isSameText = (one: Policy, other: Policy): boolean =>
  one.required === other.required && one.content === other.content && one.justification === other.justification;

/**
 * Returns the version that a save is based on: the stored one where only the document has changed since editing began.
 */
function baseOf(began: RecordBase | undefined, stored: Policy | null): RecordBase | null {
  if (!began || !stored) return began ?? stored;
  return isSameText(began as Policy, stored) ? stored : began;
}

/** The editor of one policy: its form, its document, and who last saved it. */
export function PolicyEditor({ entry, onOpen }: Props) {
  const t = useT();
  const titleId = useId();
  const notify = useNotify();
  const { create, update } = useSave(policy);
  const [saved, setSaved] = useState<Policy | null>(null);
  const { standard } = entry;
  const isNewer = saved !== null && saved.version >= (entry.stored?.version ?? 0);
  const stored = isNewer ? saved : entry.stored;
  const own = stored && standard === null ? stored : null;
  const first = { id: standard, ...(standard ? { name: STANDARD_POLICIES[standard].label } : {}) };

  return (
    <section className="biz-policy" aria-labelledby={titleId}>
      <header className="biz-policy-head">
        <div>
          <h2 id={titleId}>{standard ? t(entry.name) : entry.name || t('New policy')}</h2>
          {standard && <p className="biz-quiet">{t(STANDARD_POLICIES[standard].description)}</p>}
        </div>
        {own && <DeletePolicy policy={own} onGone={() => onOpen(null)} />}
      </header>
      <StandardContext value={standard}>
        <SchemaForm
          key={saved?.version ?? 0}
          entity={policy}
          stored={stored ?? undefined}
          initial={{ ...INITIAL, ...first }}
          layout={stored || standard ? LAYOUT : NEW_LAYOUT}
          overrides={overrides}
          submitLabel="Save"
          onSubmit={(values, began) => {
            const base = baseOf(began, stored);
            return base ? update(base, values) : create({ ...values, ...first });
          }}
          onSaved={(record) => {
            notify(t('Saved'));
            setSaved(record as Policy);
            if (!stored && !standard) onOpen((record as Policy)._id);
          }}
        />
      </StandardContext>
      {(stored || standard) && <PolicyDocument standard={standard} stored={stored} />}
      {stored && <LastSaved policy={stored} />}
    </section>
  );
}

function DeletePolicy({ policy: { _id }, onGone }: { policy: Policy; onGone: () => void }) {
  const t = useT();
  const { confirmAndDelete, isRemoving } = useConfirmedDelete(policy);
  const remove = async () => {
    if (await confirmAndDelete(_id, REMOVAL)) onGone();
  };
  return (
    <Button danger loading={isRemoving && { delay: 200 }} onClick={() => void remove()}>
      {t('Delete policy')}
    </Button>
  );
}

function LastSaved({ policy: { saver, updated_on } }: { policy: Policy }) {
  const t = useT();
  const format = useFormat();
  const day = format.moment(updated_on);
  return (
    <p className="biz-quiet biz-small">
      {saver ? t('Saved by {name}, {day}.', { name: fullName(saver), day }) : t('Saved on {day}.', { day })}{' '}
      {t('The name is locked.')}
    </p>
  );
}
