import { useFileChooser } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { ReactNode } from 'react';

interface Props {
  /** Accepted file extensions, separated by commas, such as `.pdf,.docx`. */
  accept: string;
  isBusy: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** A button that opens the browser's file chooser for one file. */
export function FileButton({ accept, isBusy, onChoose, children }: Props) {
  const { input, open } = useFileChooser({ accept, onChoose });
  return (
    <>
      {input}
      <Button loading={isBusy && { delay: 200 }} onClick={open}>
        {children}
      </Button>
    </>
  );
}
