import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_ENDINGS } from '@lichen/contracts/docs/doc-files';
import { RecordPicker, useDroppedFiles, useFileChooser, useFormat, usePortal, useT, useUpload } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useEffect, useRef, useState } from 'react';
import { DropHere } from '../upload/DropZone';

interface Props {
  onChosen: (id: string) => void;
  /** Called with true while a file is being uploaded. */
  onBusy: (isBusy: boolean) => void;
}

/**
 * Asks for one of the company's documents, or for a file to upload as one; the file may be dropped anywhere on the
 * page.
 */
export function DocumentOrFile({ onChosen, onBusy }: Props) {
  const t = useT();
  const format = useFormat();
  const mayAdd = usePortal().may(doc.allow.create);
  const { send, sending, problem } = useUpload(doc.name);
  const [isMany, setMany] = useState(false);
  const isSending = sending !== null;
  const tell = useRef(onBusy);
  useEffect(() => {
    tell.current = onBusy;
  });
  useEffect(() => {
    tell.current(isSending);
    return () => tell.current(false);
  }, [isSending]);

  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (!file || isSending) return;
    setMany(files.length > 1);
    if (files.length > 1) return;
    const id = await send(file);
    if (id !== null) onChosen(id);
  };
  const { input, open } = useFileChooser({ accept: DOC_ENDINGS, onChoose: (file) => void take([file]) });
  const isOver = useDroppedFiles((files) => void take(files), { isOn: mayAdd, andPasted: true });
  const wrong = isMany ? t('Drop one file at a time') : problem && t(problem);
  return (
    <div className="doc-choice">
      <RecordPicker
        plain
        label="One of your documents"
        entity={doc}
        labelOf={({ name }) => name}
        where={{ sort: '-created_on' }}
        value={null}
        onChange={(id) => id !== null && onChosen(id)}
        disabled={isSending}
      />
      {mayAdd && (
        <p className="doc-choice-file">
          {input}
          <Button loading={isSending} onClick={open}>
            {t('Choose file')}
          </Button>
          <span role="status">
            {sending
              ? t('{name}: {percent} sent', {
                  name: sending.name,
                  percent: format.percent(Math.round(sending.part * 100), 0),
                })
              : t('or drop one on this page')}
          </span>
        </p>
      )}
      {wrong && (
        <p className="k-field-error" role="alert">
          {wrong}
        </p>
      )}
      {isOver && <DropHere />}
    </div>
  );
}
