import { useEffect, useRef, useState } from 'react';

interface Options {
  isOn?: boolean;
  /** Takes files that are pasted into the page as well. */
  andPasted?: boolean;
}

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;
const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/**
 * Takes files that are dropped anywhere on the page, which the browser would open instead. Returns true while files are
 * dragged over the page.
 */
export function useDroppedFiles(
  take: (files: readonly File[]) => void,
  { isOn = true, andPasted = false }: Options = {},
): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (!isOn) return undefined;
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      latest.current(filesOf(event.dataTransfer));
    };
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      if (files.length > 0) latest.current(files);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    if (andPasted) window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [isOn, andPasted]);
  return isOver;
}
