import { type ReactElement, useRef } from 'react';
import { DOC_ENDINGS } from '@lichen/contracts/docs/doc-files';
import { addUploads } from './useUploads';

/** The browser's file chooser for several files. */
export function useFilesChooser(): { input: ReactElement; open: () => void } {
  const input = useRef<HTMLInputElement>(null);
  return {
    input: (
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept={DOC_ENDINGS}
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target }) => addUploads([...(target.files ?? [])])}
      />
    ),
    open: () => input.current?.click(),
  };
}
