import { useT } from '@lichen/kit';
import { Checkbox } from '@lichen/kit/antd';
import { MailAddress } from '../emails/MailAddress';
import '../emails/emails.css';
import { Shape } from '../shared/Shape';
import { setCombining, useCombining } from './useUploads';

/** Accepted file formats, as people call them. */
const ACCEPTED_WORDS = 'PDF, PNG, JPEG, WebP, TIFF, XLSX, CSV, DOCX, EML, TXT, XML';

interface Props {
  onChoose: () => void;
  /** True for a low zone: no upload is shown beside it. */
  isLow: boolean;
}

/** Tells users that files may be dropped anywhere, and opens the file chooser. */
export function DropZone({ onChoose, isLow }: Props) {
  const t = useT();
  const isCombining = useCombining();
  return (
    <section className={`doc-drop${isLow ? ' doc-drop-low' : ''}`} aria-label={t('Add documents')}>
      <span className="doc-drop-sign">
        <Shape name="upload" size={24} />
      </span>
      <div className="doc-drop-words">
        <p>
          <strong>{t('Drop files anywhere on this page')}</strong>{' '}
          <span>
            {t('or paste them, or')}{' '}
            <button type="button" className="doc-link" onClick={onChoose}>
              {t('choose files')}
            </button>
          </span>
        </p>
        <p className="doc-drop-kinds">{t('{kinds}, up to 25 MB each', { kinds: ACCEPTED_WORDS })}</p>
        <MailAddress before={t('or email them to')} />
        <Checkbox checked={isCombining} onChange={({ target }) => setCombining(target.checked)}>
          {t('Combine photographs into one document')}
        </Checkbox>
      </div>
    </section>
  );
}

/** An overlay over the whole page while files are dragged over it. */
export function DropHere() {
  const t = useT();
  return (
    <div className="doc-drop-here" aria-hidden="true">
      <span>{t('Drop to add')}</span>
    </div>
  );
}
