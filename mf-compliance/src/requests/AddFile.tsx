import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_ENDINGS } from '@lichen/contracts/docs/doc-files';
import { useFileChooser, useFormat, usePortal, useT, useUpload } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { DragEvent } from 'react';

interface Props {
  /** Demanded type; the file becomes a document of it. */
  type: string;
  onAdded: (id: string) => void;
}

/** Adds a file to the documents: uploaded, photographed or dropped. It is not sent to anybody yet. */
export function AddFile({ type, onAdded }: Props) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const { send, sending, problem } = useUpload(doc.name, { doc_type: type });
  const take = async (file: File | undefined) => {
    const id = file && !sending ? await send(file) : null;
    if (id !== null) onAdded(id);
  };
  const { input, open } = useFileChooser({ accept: DOC_ENDINGS, onChoose: (file) => void take(file) });
  const camera = useFileChooser({ accept: 'image/*', capture: 'environment', onChoose: (file) => void take(file) });
  if (!may(doc.allow.create)) return null;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <section
      className="cp-add"
      aria-label={t('Add a file')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {input}
      {camera.input}
      <div className="cp-add-ways">
        <Button size="large" loading={sending !== null} onClick={open}>
          {t('Upload')}
        </Button>
        <Button className="cp-photo" size="large" disabled={sending !== null} onClick={camera.open}>
          {t('Take a photo')}
        </Button>
      </div>
      <p className="cp-quiet" role="status">
        {sending
          ? t('{name}: {percent} sent', {
              name: sending.name,
              percent: format.percent(Math.round(sending.part * 100), 0),
            })
          : t('PDF, picture, spreadsheet or text, up to 25 MB. It is kept among your documents.')}
      </p>
      {problem && (
        <p className="k-field-error" role="alert">
          {t(problem)}
        </p>
      )}
    </section>
  );
}
