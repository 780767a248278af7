import { paths } from '@lichen/contracts/api/paths';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { asDataError, useRecord, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { DocStatusTag } from '../shared/DocStatusTag';
import { typeName } from '../shared/document-name';

interface Props {
  id: string;
  onRemove: () => void;
}

/** The chosen document, with a button that clears the choice; the document itself stays. */
export function ChosenDocument({ id, onRemove }: Props) {
  const t = useT();
  const { data, error } = useRecord(doc, id);
  const isGone = error !== null && asDataError(error).status === 404;
  const failed = error !== null && t(isGone ? TEXTS.noDocument : TEXTS.loadFailed);
  return (
    <div className="doc-chosen">
      <span className="doc-chosen-name">
        {data ? (
          // Opens in another tab, so that the user keeps what they have typed.
          <Link to={paths.document(id)} target="_blank" rel="noreferrer">
            {data.name}
          </Link>
        ) : (
          <span role={failed ? 'alert' : undefined}>{failed || t(TEXTS.loading)}</span>
        )}
        {data && <span className="doc-quiet">{typeName(data, t)}</span>}
      </span>
      {data && <DocStatusTag status={data.status} />}
      <Button type="text" onClick={onRemove} aria-label={t('Remove the document')}>
        {t('Remove')}
      </Button>
    </div>
  );
}
