import { useFileChooser } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { ReactNode } from 'react';

interface Props {
  /** Endings that are offered, such as `.pdf,.docx`. */
  accept: string;
  isBusy: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Opens the browser's choice of one file. */
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
