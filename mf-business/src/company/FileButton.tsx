import { Button } from '@lichen/kit/antd';
import { type ReactNode, useRef } from 'react';

interface Props {
  /** Endings that are offered, such as `.pdf,.docx`. */
  accept: string;
  isBusy: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Opens the browser's choice of one file; its own control speaks the language of the browser, so it is not shown. */
export function FileButton({ accept, isBusy, onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        // The same file can be chosen again, once it is mended.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target }) => target.files?.[0] && onChoose(target.files[0])}
      />
      <Button loading={isBusy && { delay: 200 }} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
