import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_ENDINGS } from '@lichen/contracts/docs/doc-files';
import { useDroppedFiles, useFileChooser, usePortal } from '@lichen/kit';
import type { ReactNode } from 'react';
import { DropHere, DropZone } from '../upload/DropZone';
import { addUploads, useUploads } from '../upload/useUploads';
import { ReadingCard } from './ReadingCard';
import '../upload/upload.css';

interface Parts {
  choose: () => void;
  /** The drop zone, and the progress of the dropped files. */
  area: ReactNode;
}

/** Accepts files that are dropped anywhere on the page while its children are shown. */
export function UploadArea({ children }: { children: (parts: Parts) => ReactNode }) {
  const { may } = usePortal();
  const mayAdd = may(doc.allow.create);
  const uploads = useUploads();
  const { input, open } = useFileChooser({
    accept: DOC_ENDINGS,
    multiple: true,
    onChoose: (...files) => addUploads(files),
  });
  const isOver = useDroppedFiles(addUploads, { isOn: mayAdd, andPasted: true });
  const area = mayAdd && (
    <div className={uploads.length > 0 ? 'doc-ways doc-ways-two' : 'doc-ways'}>
      <DropZone onChoose={open} isLow={uploads.length === 0} />
      {uploads.length > 0 && <ReadingCard uploads={uploads} />}
    </div>
  );
  return (
    <>
      {input}
      {isOver && <DropHere />}
      {children({ choose: open, area })}
    </>
  );
}
