import { type ReactElement, useRef } from 'react';

interface Options {
  /** Endings that are offered, such as `.csv,.xlsx`. */
  accept: string;
  /** Telephones open this camera instead. */
  capture?: 'environment';
  onChoose: (file: File) => void;
}

/** The browser's choice of one file. Its own control speaks the language of the browser, so it is not shown. */
export function useFileChooser({ accept, capture, onChoose }: Options): { input: ReactElement; open: () => void } {
  const input = useRef<HTMLInputElement>(null);
  return {
    input: (
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        capture={capture}
        // The same file can be chosen again, once it is mended.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target }) => target.files?.[0] && onChoose(target.files[0])}
      />
    ),
    open: () => input.current?.click(),
  };
}
