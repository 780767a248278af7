import { DOC_SUBSCRIPTIONS } from '@lichen/contracts/docs/doc-access';
import { DOC_ENDINGS } from '@lichen/contracts/docs/doc-files';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { FieldFrame, useFileChooser, useFormat, usePortal, useT, useUpload } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { FileQuestion } from '@lichen/kit/survey';

const MOST_OF_NAME = 255;
/** Stands for the document id if the file is not stored in the portal. */
const NOT_KEPT = 'not_kept';

/** File question: the answer is the file name. The file is stored only where documents can be created. */
export function AnswerFile({ value, onChange, ...frame }: FileQuestion) {
  const t = useT();
  const format = useFormat();
  const { may, account } = usePortal();
  const isKept = may(doc.allow.create) && DOC_SUBSCRIPTIONS.some((module) => account.modules.includes(module));
  const { send, sending, problem } = useUpload(doc.name);
  const take = async (file: File) => {
    const id = sending ? null : isKept ? await send(file) : NOT_KEPT;
    if (id !== null) onChange({ id, name: file.name.slice(0, MOST_OF_NAME) });
  };
  const { input, open } = useFileChooser({ accept: DOC_ENDINGS, onChoose: (file) => void take(file) });
  return (
    <FieldFrame group {...frame} error={problem === null ? frame.error : t(problem)}>
      {({ disabled, 'aria-describedby': describedBy }) => (
        <div className="ca-file">
          {input}
          <p role="status">
            {sending
              ? t('{name}: {percent} sent', {
                  name: sending.name,
                  percent: format.percent(Math.round(sending.part * 100), 0),
                })
              : (value?.name ?? t('No file chosen'))}
          </p>
          <div className="cp-acts">
            <Button disabled={disabled} aria-describedby={describedBy} loading={sending !== null} onClick={open}>
              {t('Choose file')}
            </Button>
            {value && !disabled && <Button onClick={() => onChange(null)}>{t('Remove')}</Button>}
          </div>
          <p className="k-field-hint">
            {t(
              isKept
                ? 'The file is kept among your documents. Its name is sent; share the document so that it can be read.'
                : 'The name of the file is sent. The file itself stays with you.',
            )}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}
