import type { Slots } from '@lichen/contracts/slots';
import { useT } from '@lichen/kit';
import { ChosenDocument } from '../choice/ChosenDocument';
import { DocumentOrFile } from '../choice/DocumentOrFile';
import '../choice/choice.css';
import '../shared/docs.css';
import '../upload/upload.css';

/** Asks for the document that proves the values of another area's form. */
export default function DocumentChoice({ value, onChange, onBusy }: Slots['document.choice']) {
  const t = useT();
  return (
    <fieldset className="doc-evidence">
      <legend className="k-field-label">
        {t('Evidence')} <span className="k-field-optional">{t('optional')}</span>
      </legend>
      {value ? (
        <ChosenDocument id={value} onRemove={() => onChange(null)} />
      ) : (
        <DocumentOrFile onChosen={onChange} onBusy={onBusy} />
      )}
    </fieldset>
  );
}
