import { useEffect, useRef } from 'react';
import { hasNavigated } from './address';

/** The page's only heading; it sets the document title and takes the focus after a change of page in place. */
export function Heading({ text, focus = false }: { text: string; focus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${text} · Lichen`;
  }, [text]);
  useEffect(() => {
    if (!focus && !hasNavigated()) return;
    heading.current?.focus();
  }, [focus]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}
