import { type ReactElement, useRef } from 'react';

interface Options {
  /** File extensions offered in the file dialog, such as `.csv,.xlsx`. */
  accept: string;
  /** Opens this camera on phones instead. */
  capture?: 'environment';
  multiple?: boolean;
  /** Gets one file, or several where `multiple` allows them. */
  onChoose: (file: File, ...more: File[]) => void;
}

/** Opens the browser's file dialog. Its own control is hidden, because it uses the browser's language. */
export function useFileChooser({ accept, capture, multiple, onChoose }: Options): {
  input: ReactElement;
  open: () => void;
} {
  const input = useRef<HTMLInputElement>(null);
  return {
    input: (
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        capture={capture}
        multiple={multiple}
        // Allows the same file to be chosen again after a correction.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target: { files } }) => {
          const [file, ...more] = files ?? [];
          if (file) onChoose(file, ...more);
        }}
      />
    ),
    open: () => input.current?.click(),
  };
}
