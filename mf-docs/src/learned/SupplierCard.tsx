import { paths } from '@lichen/contracts/api/paths';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { Field } from '@lichen/contracts/entity/fields';
import { Card, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { columnOf, type LearnedField, type LearnedSupplier, placesOf } from './by-supplier';

interface Props {
  supplier: LearnedSupplier;
  onForget: (supplier: LearnedSupplier) => void;
}

/** The fields learned from the documents of one supplier. */
export function SupplierCard({ supplier, onForget }: Props) {
  const t = useT();
  const { name, fields } = supplier;
  return (
    <Card className="doc-learned">
      <header>
        <h2>{name}</h2>
        <Button danger aria-label={t('Forget {name}', { name })} onClick={() => onForget(supplier)}>
          {t('Forget')}
        </Button>
      </header>
      <ul>
        {fields.map((each) => (
          <LearnedRow key={each.anchor._id} learned={each} />
        ))}
      </ul>
    </Card>
  );
}

function LearnedRow({ learned: { anchor, documents } }: { learned: LearnedField }) {
  const t = useT();
  const tn = useTn();
  const type = docTypeOf(anchor.doc_type);
  const column = columnOf(anchor);
  const form = column ? type?.rows[column.list]?.row : type?.form;
  const field = (form?.fields as Record<string, Field> | undefined)?.[column?.cell ?? anchor.field];
  return (
    <li>
      <strong>{t(field?.label ?? anchor.field)}</strong>
      <span className="doc-quiet">
        {type && t(type.label)} · {placesOf(anchor).map(({ text, label }) => `${t(text, { label })} · `)}
        {tn(documents, 'from {count} document', 'from {count} documents')}
      </span>
      <Link to={paths.document(anchor.doc_id, { field: column?.list ?? anchor.field })}>{t('Open document')}</Link>
    </li>
  );
}
