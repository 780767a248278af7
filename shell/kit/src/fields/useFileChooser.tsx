import { type ReactElement, useRef } from 'react';

interface Options {
  /** File extensions offered in the file dialog, such as `.csv,.xlsx`. */
  accept: string;
  /** Opens this camera on phones instead. */
  capture?: 'environment';
  onChoose: (file: File) => void;
}

/** Opens the browser's file dialog. Its own control is hidden, because it uses the browser's language. */
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
        // Allows the same file to be chosen again after a correction.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target }) => target.files?.[0] && onChoose(target.files[0])}
      />
    ),
    open: () => input.current?.click(),
  };
}
