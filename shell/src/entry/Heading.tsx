import { useEffect, useRef } from 'react';
import { hasNavigated } from './address';

/** The page's one heading names the document; after a change in place it takes the focus, as a new document would. */
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
